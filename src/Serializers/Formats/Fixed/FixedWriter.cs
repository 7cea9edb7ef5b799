using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>
/// Writes the fields of one object (docs/formats/fixed.md): what has a fixed width into its block, which was made room for at once; what
/// is variable at the cursor, behind it.
/// </summary>
internal ref partial struct FixedWriter<TBinarizer> : IFieldWriter
    where TBinarizer : struct, IWitness
{
    public OutputCursor Output;

    /// <summary>Where the block of the current object begins.</summary>
    private readonly int _block;
    private readonly int _depth;

    /// <summary>Makes room for a block at the cursor.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedWriter(OutputCursor output, int depth)
    {
        Output = output;
        _depth = depth;
        Output.Ensure(FixedLayout<TBinarizer>.BlockLength);
        _block = Output.Position;
        Output.Advance(FixedLayout<TBinarizer>.BlockLength);
    }

    public static FieldOrder Order => FieldOrder.Declared;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value) => Put(slot, value ? (byte)1 : (byte)0);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteByte(Slot slot, byte value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSByte(Slot slot, sbyte value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt16(Slot slot, short value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt16(Slot slot, ushort value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(Slot slot, int value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt32(Slot slot, uint value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(Slot slot, long value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt64(Slot slot, ulong value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteChar(Slot slot, char value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSingle(Slot slot, float value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(Slot slot, double value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteGuid(Slot slot, Guid value) => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeSpan(Slot slot, TimeSpan value) => Put(slot, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateOnly(Slot slot, DateOnly value) => Put(slot, value.DayNumber);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => Put(slot, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTime(Slot slot, DateTime value) => Put(slot, TimeWire.ToWire(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        int position = Reserve(slot, sizeof(long) + sizeof(short));
        Output.PutAt(position, TimeWire.ToWire(value));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDecimal(Slot slot, decimal value)
    {
        Output.PutAt(Reserve(slot, 2 * sizeof(ulong)), DecimalWire.ToWords(value));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        byte presence = hasValue ? (byte)1 : (byte)0;
        if (!slot.IsField)
        {
            Put(slot, presence);
            return hasValue;
        }

        int offset = FixedLayout<TBinarizer>.Offset(slot);
        Output.PutAt(_block + offset - 1, presence);
        if (!hasValue)
        {
            // The buffer is reused: what is not written still holds an earlier message.
            Output.Buffer.Bytes.AsSpan(_block + offset, FixedLayout<TBinarizer>.End(slot) - offset).Clear();
        }

        return hasValue;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Put<T>(Slot slot, T value)
        where T : unmanaged
    {
        if (slot.IsField)
        {
            Output.PutAt(_block + FixedLayout<TBinarizer>.Offset(slot), value);
        }
        else
        {
            Output.Ensure(Unsafe.SizeOf<T>());
            Output.Put(value);
        }
    }

    /// <summary>The place of a value: in the block, or at the cursor, which moves on.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Reserve(Slot slot, int length)
    {
        if (slot.IsField)
        {
            return _block + FixedLayout<TBinarizer>.Offset(slot);
        }

        Output.Ensure(length);
        Output.Advance(length);
        return Output.Position - length;
    }
}
