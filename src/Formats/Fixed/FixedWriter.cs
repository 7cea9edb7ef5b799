using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Fixed;

/// <summary>
/// Writes the fields of one object (docs/formats/fixed.md): what has a fixed width into its block, which was made room for at once; what
/// is variable at the cursor, behind it. Items of groups and maps have a writer of their own (<see cref="FixedItemWriter"/>).
/// </summary>
/// <remarks>A local of whoever writes an object, kept in registers: no method of it takes its address (docs/decisions/0015).</remarks>
internal ref struct FixedWriter<TBinarizer> : IFieldWriter
    where TBinarizer : struct, IWitness
{
    private RoomCursor _output;

    /// <summary>Where the block of the object begins.</summary>
    private readonly nint _block;
    private readonly int _depth;

    /// <summary>Makes room for a block at the cursor.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedWriter(RoomCursor output, int depth)
    {
        _output = output;
        _depth = depth;
        _block = output.Position;

        // The header of a root stands within the same room.
        if (FixedLayout<TBinarizer>.BlockLength > RoomCursor.Room - FixedFormat.HeaderLength)
        {
            _output.Ensure(FixedLayout<TBinarizer>.BlockLength);
        }

        _output.Advance(FixedLayout<TBinarizer>.BlockLength);
    }

    /// <summary>The writer of an object that is its block alone, where the caller has made room for it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedWriter(ref byte block) => _output = new RoomCursor(ref block, FixedLayout<TBinarizer>.BlockLength);

    /// <summary>Behind what was written.</summary>
    public readonly RoomCursor Output
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _output;
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
    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => Put(slot, TimeWire.ToWire(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDecimal(Slot slot, decimal value) => Put(slot, DecimalWire.ToWords(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum => Put(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        int offset = FixedLayout<TBinarizer>.Offset(slot);
        _output.PutAt(_block, offset - 1, hasValue ? (byte)1 : (byte)0);
        if (!hasValue)
        {
            // The buffer is reused: what is not written still holds an earlier message.
            MemoryMarshal.CreateSpan(ref _output.At((int)_block + offset), FixedLayout<TBinarizer>.End(slot) - offset).Clear();
        }

        return hasValue;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly void Put<T>(Slot slot, T value)
        where T : unmanaged => _output.PutAt(_block, FixedLayout<TBinarizer>.Offset(slot), value);

    // <content>What is variable: text, nested objects, groups and maps. Counts and lengths are one more than they say, so that zero is null.</content>

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            Put(slot, 0);
            return;
        }

        Put(slot, value.Length + 1);
        FixedText.Put(ref _output, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (value is null)
        {
            Put(slot, (ushort)0);
            return;
        }

        Put(slot, (ushort)(FixedLayout<TNested>.BlockLength + 1));
        _output = FixedObjects.Write<T, TNested>(_output, _depth, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = value is null ? 0 : TWitness.Count(value);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            FixedObjects.StoreLengths<TSequence, TItem, TWitness>(ref _output.At((int)_block + FixedLayout<TBinarizer>.Offset(slot)), value);
        }
        else
        {
            Put(slot, value is null ? 0 : checked(count + 1));
        }

        if (value is not null)
        {
            var items = new FixedItemWriter(_output, _depth);
            items.WriteItems<TSequence, TItem, TWitness>(slot, value, count);
            _output = items.Output;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = value is null ? -1 : TWitness.Count(value);
        Put(slot, checked(count + 1));
        if (value is not null)
        {
            var items = new FixedItemWriter(_output, _depth);
            Counted.Require(TWitness.WriteEntries(ref items, slot, value), count);
            _output = items.Output;
        }
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");
}
