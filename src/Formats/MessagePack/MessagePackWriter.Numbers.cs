using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.MessagePack;

/// <content>Numbers and bools.</content>
internal ref partial struct MessagePackWriter<TStyle, TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value)
    {
        Begin(slot);
        Output.PutByte(value ? Code.True : Code.False);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteByte(Slot slot, byte value) => WriteInt64(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSByte(Slot slot, sbyte value) => WriteInt64(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt16(Slot slot, short value) => WriteInt64(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt16(Slot slot, ushort value) => WriteInt64(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(Slot slot, int value) => WriteInt64(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt32(Slot slot, uint value) => WriteInt64(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteChar(Slot slot, char value) => WriteInt64(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(Slot slot, long value)
    {
        Begin(slot);
        if (MessagePackNumbers.IsFixInt(value))
        {
            Output.PutByte((byte)value);
        }
        else
        {
            Output.Advance(MessagePackNumbers.Store(ref Output.Here(), value));
        }
    }

    public void WriteUInt64(Slot slot, ulong value)
    {
        Begin(slot);
        Output.Advance(MessagePackNumbers.StoreUnsigned(ref Output.Here(), value));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        if (Unsafe.SizeOf<TEnum>() == sizeof(ulong) && !EnumBits<TEnum>.IsSigned)
        {
            WriteUInt64(slot, (ulong)EnumBits<TEnum>.ToInt64(value));
        }
        else
        {
            WriteInt64(slot, EnumBits<TEnum>.ToInt64(value));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSingle(Slot slot, float value)
    {
        Begin(slot);
        Output.PutByteAnd(Code.Float32, BinaryPrimitives.ReverseEndianness(BitConverter.SingleToUInt32Bits(value)));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(Slot slot, double value)
    {
        Begin(slot);
        Output.PutByteAnd(Code.Float64, BinaryPrimitives.ReverseEndianness(BitConverter.DoubleToUInt64Bits(value)));
    }

    public void WriteTimeSpan(Slot slot, TimeSpan value) => WriteInt64(slot, value.Ticks);

    public void WriteDateOnly(Slot slot, DateOnly value) => WriteInt64(slot, value.DayNumber);

    public void WriteTimeOnly(Slot slot, TimeOnly value) => WriteInt64(slot, value.Ticks);
}
