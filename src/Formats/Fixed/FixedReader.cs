namespace SerBench.Formats.Fixed;

// The block is checked and complete before its first field is read. The reader stays in registers, because no method takes its
// address (docs/formats/fixed.md).
[PerKind]
internal ref partial struct FixedReader<TBinarizer> : IFieldReader
    where TBinarizer : struct, IWitness
{
    private InputCursor _input;

    private readonly ref byte _block;

    private readonly int _blockPosition;
    private readonly NestingLevel _nesting;

    // The block must have all fields.
    [MethodImpl(AggressiveInlining)]
    public FixedReader(InputCursor input, int blockLength, NestingLevel nesting)
    {
        Debug.Assert(blockLength >= FixedLayout<TBinarizer>.BlockLength);
        input.Need(blockLength);
        _blockPosition = input.Position;
        _nesting = nesting;
        _block = ref input.Here();
        input.Advance(blockLength);
        _input = input;
    }

    // `block` is a completed copy of an older writer's block. The cursor is at the end of the original block.
    public FixedReader(InputCursor input, ref byte block, int position, NestingLevel nesting)
    {
        _input = input;
        _block = ref block;
        _blockPosition = position;
        _nesting = nesting;
    }

    // The caller has checked that the input holds the block. No field lies outside the block, so the reader needs no cursor.
    [MethodImpl(AggressiveInlining)]
    public FixedReader(ref byte block, int position)
    {
        _block = ref block;
        _blockPosition = position;
    }

    public readonly InputCursor Input
    {
        [MethodImpl(AggressiveInlining)]
        get => _input;
    }

    public readonly int Position => Math.Max(_blockPosition, _input.Position);

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    [MethodImpl(AggressiveInlining)]
    public readonly bool BeginNullable(Slot slot) => Unsafe.Add(ref _block, FixedLayout<TBinarizer>.Offset(slot) - 1) != 0;

    [MethodImpl(AggressiveInlining)]
    private readonly T Take<T>(Slot slot)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _block, FixedLayout<TBinarizer>.Offset(slot)));

    [MethodImpl(AggressiveInlining)]
    private readonly int PositionOf(Slot slot) => _blockPosition + FixedLayout<TBinarizer>.Offset(slot);

    [MethodImpl(AggressiveInlining)]
    public string? ReadString(Slot slot) => FixedText.Take(ref _input, Take<int>(slot));

    [MethodImpl(AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        int length = Take<ushort>(slot) - 1;
        return length < 0 ? default : FixedObjects.Read<T, TNested>(ref _input, length, _nesting);
    }

    [MethodImpl(AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        var items = new FixedItemReader(_input, _nesting);
        TSequence? value;
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            ReadOnlySpan<byte> lengths = MemoryMarshal.CreateReadOnlySpan(
                ref Unsafe.Add(ref _block, FixedLayout<TBinarizer>.Offset(slot)), sizeof(int) * TWitness.Rank);
            value = items.ReadRectangular<TSequence, TItem, TWitness>(slot, lengths);
        }
        else
        {
            value = items.ReadItems<TSequence, TItem, TWitness>(slot, Take<int>(slot));
        }

        _input = items.Input;
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        var items = new FixedItemReader(_input, _nesting);
        TMap? value = items.ReadEntries<TMap, TKey, TValue, TWitness>(slot, Take<int>(slot));
        _input = items.Input;
        return value;
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");
}
