using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Fixed;

/// <summary>
/// Writes what stands at the cursor, one after the other: the items of a group, the keys and values of a map (docs/formats/fixed.md,
/// "Groups"). Kept in registers as <see cref="FixedWriter{TBinarizer}"/> is.
/// </summary>
internal ref partial struct FixedItemWriter : IFieldWriter
{
    private RoomCursor _output;
    private readonly int _depth;

    // Whether room for all items was made before the first one; a constant to the JIT in the loop over them.
    private bool _hasRoom;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedItemWriter(RoomCursor output, int depth)
    {
        _output = output;
        _depth = depth;
    }

    /// <summary>Behind what was written.</summary>
    public readonly RoomCursor Output
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _output;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value) => Put(value ? (byte)1 : (byte)0);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteByte(Slot slot, byte value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSByte(Slot slot, sbyte value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt16(Slot slot, short value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt16(Slot slot, ushort value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(Slot slot, int value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt32(Slot slot, uint value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(Slot slot, long value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt64(Slot slot, ulong value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteChar(Slot slot, char value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSingle(Slot slot, float value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(Slot slot, double value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteGuid(Slot slot, Guid value) => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeSpan(Slot slot, TimeSpan value) => Put(value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateOnly(Slot slot, DateOnly value) => Put(value.DayNumber);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => Put(value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTime(Slot slot, DateTime value) => Put(TimeWire.ToWire(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => Put(TimeWire.ToWire(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDecimal(Slot slot, decimal value) => Put(DecimalWire.ToWords(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum => Put(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        Put(hasValue ? (byte)1 : (byte)0);
        return hasValue;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Put<T>(T value)
        where T : unmanaged
    {
        Unsafe.WriteUnaligned(ref _output.Here(), value);
        _output.Advance(Unsafe.SizeOf<T>());
    }
}
