using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Typed;

/// <summary>Values that one call reads whole.</summary>
internal ref partial struct TypedReader<TLayout, TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(Slot slot)
    {
        byte value = Take<byte>(slot);
        if (value > 1)
        {
            WireFormatException.Throw(_input.Position - 1, "0 or 1");
        }

        return value != 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(Slot slot) => Take<byte>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => Take<sbyte>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(Slot slot) => BinaryPrimitives.ReverseEndianness(Take<short>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => BinaryPrimitives.ReverseEndianness(Take<ushort>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(Slot slot) => BinaryPrimitives.ReverseEndianness(Take<int>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => BinaryPrimitives.ReverseEndianness(Take<uint>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(Slot slot) => BinaryPrimitives.ReverseEndianness(Take<long>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(Slot slot) => BinaryPrimitives.ReverseEndianness(Take<ulong>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(Slot slot) => (char)ReadUInt16(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(Slot slot) => BitConverter.Int32BitsToSingle(ReadInt32(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(Slot slot) => BitConverter.Int64BitsToDouble(ReadInt64(slot));

    public decimal ReadDecimal(Slot slot)
    {
        Begin(slot);
        _input.Need(sizeof(decimal));
        Span<int> parts = stackalloc int[4];
        for (int i = parts.Length - 1; i >= 0; i--)
        {
            parts[i] = BinaryPrimitives.ReverseEndianness(_input.Take<int>());
        }

        DecimalWire.CheckFlags(parts[3], _input.Position - sizeof(decimal));
        return new decimal(parts);
    }

    public Guid ReadGuid(Slot slot)
    {
        Begin(slot);
        return new Guid(_input.ReadBytes(Unsafe.SizeOf<Guid>()), bigEndian: true);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(ReadUInt64(slot), _input.Position);

    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        Begin(slot);
        _input.Need(Unsafe.SizeOf<TimeWire.Offset>());
        long ticks = BinaryPrimitives.ReverseEndianness(_input.Take<long>());
        short minutes = BinaryPrimitives.ReverseEndianness(_input.Take<short>());
        return TimeWire.ToDateTimeOffset(new TimeWire.Offset(ticks, minutes), _input.Position);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(ReadInt64(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(ReadInt32(slot), _input.Position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(ReadInt64(slot), _input.Position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum => Unsafe.SizeOf<TEnum>() switch
        {
            sizeof(byte) => Unsafe.BitCast<byte, TEnum>(ReadByte(slot)),
            sizeof(short) => Unsafe.BitCast<short, TEnum>(ReadInt16(slot)),
            sizeof(int) => Unsafe.BitCast<int, TEnum>(ReadInt32(slot)),
            _ => Unsafe.BitCast<long, TEnum>(ReadInt64(slot)),
        };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot) => ReadPresence(slot);
}
