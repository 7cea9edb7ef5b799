using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Dense;

/// <summary>Items that one call reads whole.</summary>
internal ref partial struct DenseItemReader
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(Slot slot)
    {
        byte value = Take<byte>();
        if (value > 1)
        {
            WireFormatException.Throw(_position - 1, "0 or 1");
        }

        return value != 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(Slot slot) => Take<byte>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => Take<sbyte>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(Slot slot) => Take<short>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => Take<ushort>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(Slot slot) => (int)Varint.UnZigZag(TakeNumber32());

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => (uint)TakeNumber32();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(Slot slot) => Varint.UnZigZag(TakeNumber());

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(Slot slot) => TakeNumber();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(Slot slot) => (char)Take<ushort>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(Slot slot) => Take<float>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(Slot slot) => Take<double>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadDecimal(Slot slot) => DecimalWire.Check(Take<decimal>(), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid(Slot slot) => Take<Guid>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(Take<ulong>(), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTimeOffset ReadDateTimeOffset(Slot slot) => TimeWire.ToDateTimeOffset(Take<TimeWire.Offset>(), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(Take<long>());

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(Take<int>(), _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(Take<long>(), _position);

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

        return Take<TEnum>();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot) => ReadBoolean(slot);
}
