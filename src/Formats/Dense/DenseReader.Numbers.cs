using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Dense;

/// <summary>Values that one call reads whole.</summary>
internal ref partial struct DenseReader<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(Slot slot) => TakeBits(1) != 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(Slot slot) => Take<byte>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => Take<sbyte>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(Slot slot) => Take<short>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => Take<ushort>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code32Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad32 || end >= sizeof(int)
            ? Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref _start, end - sizeof(int))) >> (24 - (8 * code))
            : (int)DenseInteger.LoadSigned(Data, end, code + 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code32Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad32 || end >= sizeof(uint)
            ? Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref _start, end - sizeof(uint))) >> (24 - (8 * code))
            : (uint)DenseInteger.LoadUnsigned(Data, end, code + 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code64Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad64 || end >= sizeof(long)
            ? Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref _start, end - sizeof(long))) >> (56 - (8 * code))
            : DenseInteger.LoadSigned(Data, end, code + 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code64Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad64 || end >= sizeof(ulong)
            ? Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref _start, end - sizeof(ulong))) >> (56 - (8 * code))
            : DenseInteger.LoadUnsigned(Data, end, code + 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(Slot slot) => (char)Take<ushort>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(Slot slot) => Take<float>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(Slot slot) => Take<double>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadDecimal(Slot slot) => DecimalWire.Check(Take<decimal>(slot), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid(Slot slot) => Take<Guid>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(Take<ulong>(slot), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTimeOffset ReadDateTimeOffset(Slot slot) => TimeWire.ToDateTimeOffset(Take<TimeWire.Offset>(slot), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(Take<long>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(Take<int>(slot), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(Take<long>(slot), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum
    {
        if (Unsafe.SizeOf<TEnum>() == sizeof(int))
        {
            return Unsafe.BitCast<int, TEnum>(ReadInt32(slot));
        }

        if (Unsafe.SizeOf<TEnum>() == sizeof(long))
        {
            return Unsafe.BitCast<long, TEnum>(ReadInt64(slot));
        }

        return Take<TEnum>(slot);
    }

    /// <summary>A bit; the bits of an absent value are passed over.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot)
    {
        bool hasValue = TakeBits(1) != 0;
        if (!hasValue && TakeBits(DenseLayout<TBinarizer>.CodeBits(slot)) != 0)
        {
            WireFormatException.Throw(_position, "zeros in the header for an absent value");
        }

        return hasValue;
    }

    /// <summary>A value of constant width: from the block, or in order when it might have been absent.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Take<T>(Slot slot)
        where T : unmanaged
    {
        if (DenseLayout<TBinarizer>.HasNullables && DenseLayout<TBinarizer>.IsNullable(slot))
        {
            int end = TakeShortened(Unsafe.SizeOf<T>() - 1);
            return Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, end - Unsafe.SizeOf<T>()));
        }

        T value = Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _object, _blockAt));
        _blockAt += Unsafe.SizeOf<T>();
        return value;
    }

    /// <summary>Proves that a value of one byte more than its code is there, passes over it and answers where it ends.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int TakeShortened(int code)
    {
        int end = _position + code + 1;
        if (end > _length)
        {
            WireFormatException.ThrowTruncated(_position, code + 1, _length - _position);
        }

        _position = end;
        return end;
    }
}
