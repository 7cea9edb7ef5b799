using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Dense;

/// <summary>Items that one call writes whole.</summary>
internal ref partial struct DenseItemWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value)
    {
        byte bit = value ? (byte)1 : (byte)0;
        Put(bit);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteByte(Slot slot, byte value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSByte(Slot slot, sbyte value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt16(Slot slot, short value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt16(Slot slot, ushort value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(Slot slot, int value) => PutNumber(Varint.ZigZag(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt32(Slot slot, uint value) => PutNumber(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(Slot slot, long value) => PutNumber(Varint.ZigZag(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt64(Slot slot, ulong value) => PutNumber(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteChar(Slot slot, char value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSingle(Slot slot, float value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(Slot slot, double value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDecimal(Slot slot, decimal value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteGuid(Slot slot, Guid value) => Put(value);

    public void WriteDateTime(Slot slot, DateTime value) => Put(TimeWire.ToWire(value));

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => Put(TimeWire.ToWire(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeSpan(Slot slot, TimeSpan value) => Put(value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateOnly(Slot slot, DateOnly value) => Put(value.DayNumber);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => Put(value.Ticks);

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
            Put(value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        WriteBoolean(slot, hasValue);
        return hasValue;
    }
}
