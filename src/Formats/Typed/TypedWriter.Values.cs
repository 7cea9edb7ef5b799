using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Typed;

/// <summary>Values that one call writes whole.</summary>
internal ref partial struct TypedWriter<TLayout, TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value)
    {
        byte bit = value ? (byte)1 : (byte)0;
        Put(slot, bit);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteByte(Slot slot, byte value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSByte(Slot slot, sbyte value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt16(Slot slot, short value) => Put(slot, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt16(Slot slot, ushort value) => Put(slot, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(Slot slot, int value) => Put(slot, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt32(Slot slot, uint value) => Put(slot, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(Slot slot, long value) => Put(slot, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt64(Slot slot, ulong value) => Put(slot, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteChar(Slot slot, char value) => WriteUInt16(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSingle(Slot slot, float value) => WriteInt32(slot, BitConverter.SingleToInt32Bits(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(Slot slot, double value) => WriteInt64(slot, BitConverter.DoubleToInt64Bits(value));

    public void WriteDecimal(Slot slot, decimal value)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        Begin(slot, sizeof(decimal));
        for (int i = parts.Length - 1; i >= 0; i--)
        {
            _output.Put(BinaryPrimitives.ReverseEndianness(parts[i]));
        }
    }

    public void WriteGuid(Slot slot, Guid value)
    {
        Begin(slot, Unsafe.SizeOf<Guid>());
        value.TryWriteBytes(_output.Free(), bigEndian: true, out int length);
        _output.Advance(length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTime(Slot slot, DateTime value) => WriteUInt64(slot, TimeWire.ToWire(value));

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        TimeWire.Offset wire = TimeWire.ToWire(value);
        Begin(slot, Unsafe.SizeOf<TimeWire.Offset>());
        _output.Put(BinaryPrimitives.ReverseEndianness(wire.Ticks));
        _output.Put(BinaryPrimitives.ReverseEndianness(wire.Minutes));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeSpan(Slot slot, TimeSpan value) => WriteInt64(slot, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateOnly(Slot slot, DateOnly value) => WriteInt32(slot, value.DayNumber);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => WriteInt64(slot, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        switch (Unsafe.SizeOf<TEnum>())
        {
            case sizeof(byte):
                WriteByte(slot, Unsafe.BitCast<TEnum, byte>(value));
                break;
            case sizeof(short):
                WriteInt16(slot, Unsafe.BitCast<TEnum, short>(value));
                break;
            case sizeof(int):
                WriteInt32(slot, Unsafe.BitCast<TEnum, int>(value));
                break;
            default:
                WriteInt64(slot, Unsafe.BitCast<TEnum, long>(value));
                break;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        PutPresence(slot, hasValue);
        return hasValue;
    }
}
