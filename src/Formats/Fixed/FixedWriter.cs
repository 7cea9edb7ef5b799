namespace SerBench.Formats.Fixed;

/// <summary>
/// Writes the fields of one object (docs/formats/fixed.md). Values of fixed width go into its block, for which room is made at once. Variable
/// content goes to the cursor, behind the block. Items of groups and maps have a writer of their own (<see cref="FixedItemWriter"/>).
/// </summary>
/// <remarks>The writer is a local variable that stays in registers: no method of it takes its address (docs/decisions/0015).</remarks>
internal ref struct FixedWriter<TBinarizer> : IFieldWriter
    where TBinarizer : struct, IWitness
{
    private RoomCursor _output;

    /// <summary>The position of the object's block.</summary>
    private readonly nint _block;
    private readonly int _depth;

    /// <summary>Makes room for a block at the cursor.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedWriter(RoomCursor output, int depth)
    {
        _output = output;
        _depth = depth;
        _block = output.Position;

        // The header of a root object shares this room.
        if (FixedLayout<TBinarizer>.BlockLength > RoomCursor.Room - FixedFormat.HeaderLength)
        {
            _output.Ensure(FixedLayout<TBinarizer>.BlockLength);
        }

        _output.Advance(FixedLayout<TBinarizer>.BlockLength);
    }

    /// <summary>Creates a writer for an object that consists of its block alone. The caller has made room for it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedWriter(ref byte block) => _output = new RoomCursor(ref block, FixedLayout<TBinarizer>.BlockLength);

    /// <summary>The cursor behind the bytes that were written.</summary>
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
            // The buffer is reused: bytes that are not written still hold an earlier message.
            MemoryMarshal.CreateSpan(ref _output.At((int)_block + offset), FixedLayout<TBinarizer>.End(slot) - offset).Clear();
        }

        return hasValue;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly void Put<T>(Slot slot, T value)
        where T : unmanaged => _output.PutAt(_block, FixedLayout<TBinarizer>.Offset(slot), value);

    // Variable values: text, nested objects, groups and maps. Counts and lengths are stored plus one, so that zero is null.

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
