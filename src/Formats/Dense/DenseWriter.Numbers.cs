using System.Numerics;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Dense;

/// <summary>Values that one call writes whole.</summary>
internal ref partial struct DenseWriter<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value)
    {
        uint bit = value ? 1u : 0u;
        AddBits(bit, 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteByte(Slot slot, byte value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSByte(Slot slot, sbyte value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt16(Slot slot, short value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt16(Slot slot, ushort value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(Slot slot, int value)
    {
        int code = (32 - BitOperations.LeadingZeroCount((uint)(value ^ (value >> 31)))) >> 3;
        PutShortened(value, code);
        AddBits((uint)code, DenseShape.Code32Bits);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt32(Slot slot, uint value)
    {
        int code = BitOperations.Log2(value) >> 3;
        PutShortened(value, code);
        AddBits((uint)code, DenseShape.Code32Bits);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(Slot slot, long value)
    {
        int code = (64 - BitOperations.LeadingZeroCount((ulong)(value ^ (value >> 63)))) >> 3;
        PutShortened(value, code);
        AddBits((uint)code, DenseShape.Code64Bits);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt64(Slot slot, ulong value)
    {
        int code = BitOperations.Log2(value) >> 3;
        PutShortened(value, code);
        AddBits((uint)code, DenseShape.Code64Bits);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteChar(Slot slot, char value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSingle(Slot slot, float value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(Slot slot, double value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDecimal(Slot slot, decimal value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteGuid(Slot slot, Guid value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTime(Slot slot, DateTime value)
    {
        ulong wire = TimeWire.ToWire(value);
        Put(slot, wire);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        TimeWire.Offset wire = TimeWire.ToWire(value);
        Put(slot, wire);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeSpan(Slot slot, TimeSpan value) => Put(slot, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateOnly(Slot slot, DateOnly value) => Put(slot, value.DayNumber);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => Put(slot, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        if (Unsafe.SizeOf<TEnum>() == sizeof(int))
        {
            WriteInt32(slot, Unsafe.BitCast<TEnum, int>(value));
        }
        else if (Unsafe.SizeOf<TEnum>() == sizeof(long))
        {
            WriteInt64(slot, Unsafe.BitCast<TEnum, long>(value));
        }
        else
        {
            Put(slot, value);
        }
    }

    /// <summary>A bit; the bits of an absent value stay zero.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        WriteBoolean(slot, hasValue);
        if (!hasValue)
        {
            AddBits(0, DenseLayout<TBinarizer>.CodeBits(slot));
        }

        return hasValue;
    }

    /// <summary>A value of constant width: in the block, or in order when it might have been absent.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Put<T>(Slot slot, T value)
        where T : unmanaged
    {
        if (DenseLayout<TBinarizer>.HasNullables && DenseLayout<TBinarizer>.IsNullable(slot))
        {
            PutShortened(value, Unsafe.SizeOf<T>() - 1);
            return;
        }

        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, _object + (uint)_blockAt), value);
        _blockAt += Unsafe.SizeOf<T>();
    }

    /// <summary>Stores a value whole and moves on by as many bytes as it needs, one more than its code.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutShortened<T>(T value, int code)
        where T : unmanaged
    {
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, _next), value);
        _next += (nuint)(uint)code + 1;
    }
}
