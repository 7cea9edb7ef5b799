namespace SerBench.Formats.Fixed;

// Writes values of fixed width into a block, and variable content after the block (docs/formats/fixed.md). The writer stays in
// registers, because no method takes its address (docs/decisions/0015).
[PerKind]
internal ref partial struct FixedWriter<TBinarizer> : IFieldWriter
    where TBinarizer : struct, IWitness
{
    private RoomCursor _output;

    private readonly nint _block;
    private readonly int _depth;

    [MethodImpl(AggressiveInlining)]
    public FixedWriter(RoomCursor output, int depth)
    {
        _output = output;
        _depth = depth;
        _block = output.Position;

        // The cursor always has room for a shorter block and the header of a root object.
        if (FixedLayout<TBinarizer>.BlockLength > RoomCursor.Room - FixedFormat.HeaderLength)
        {
            _output.Ensure(FixedLayout<TBinarizer>.BlockLength);
        }

        _output.Advance(FixedLayout<TBinarizer>.BlockLength);
    }

    // The object must have only fixed-width values, and `block` must have room for them.
    [MethodImpl(AggressiveInlining)]
    public FixedWriter(ref byte block) => _output = new RoomCursor(ref block, FixedLayout<TBinarizer>.BlockLength);

    public readonly RoomCursor Output
    {
        [MethodImpl(AggressiveInlining)]
        get => _output;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        int offset = FixedLayout<TBinarizer>.Offset(slot);
        _output.PutAt(_block, offset - 1, hasValue ? (byte)1 : (byte)0);
        if (!hasValue)
        {
            // The buffer is reused, so unwritten bytes hold an earlier message.
            MemoryMarshal.CreateSpan(ref _output.At((int)_block + offset), FixedLayout<TBinarizer>.End(slot) - offset).Clear();
        }

        return hasValue;
    }

    [MethodImpl(AggressiveInlining)]
    private readonly void Put<T>(Slot slot, T value)
        where T : unmanaged => _output.PutAt(_block, FixedLayout<TBinarizer>.Offset(slot), value);

    // Counts and lengths are stored plus one, because zero is null.

    [MethodImpl(AggressiveInlining)]
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

    [MethodImpl(AggressiveInlining)]
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

    [MethodImpl(AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = value is null ? 0 : TWitness.Count(value);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            FixedObjects.StoreLengths<TSequence, TItem, TWitness>(
                ref _output.At((int)_block + FixedLayout<TBinarizer>.Offset(slot)), value);
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

    [MethodImpl(AggressiveInlining)]
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
