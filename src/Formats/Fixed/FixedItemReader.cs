namespace SerBench.Formats.Fixed;

[PerKind]
internal ref partial struct FixedItemReader : IFieldReader
{
    private InputCursor _input;
    private NestingLevel _nesting;

    private int _itemBlockLength;

    // True if the input surely holds all items. The JIT removes the test of this field from the loop over the items.
    private bool _isProved;

    [MethodImpl(AggressiveInlining)]
    public FixedItemReader(InputCursor input, NestingLevel nesting)
    {
        _input = input;
        _nesting = nesting;
    }

    public readonly InputCursor Input
    {
        [MethodImpl(AggressiveInlining)]
        get => _input;
    }

    public readonly int Position => _input.Position;

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot) => _input.ReadByte() != 0;

    [MethodImpl(AggressiveInlining)]
    private T Take<T>()
        where T : unmanaged => _input.Read<T>();

    // A header is the length or count plus one; zero is null.

    [MethodImpl(AggressiveInlining)]
    public string? ReadString(Slot slot) => FixedText.Take(ref _input, _input.Read<int>());

    [MethodImpl(AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType && FixedLayout<TNested>.IsFlat && _isProved)
        {
            Debug.Assert(FixedItem<T>.BlockLength == FixedLayout<TNested>.BlockLength);
            var nested = new FixedReader<TNested>(ref _input.Here(), _input.Position);
            _input.Advance(FixedLayout<TNested>.BlockLength);
            return TNested.Read(ref nested, TNested.Create());
        }

        if (FixedItem<T>.IsPlainStruct && !FixedLayout<TNested>.IsFlat && slot.Role == SlotRole.Item)
        {
            return ReadPlainStruct<T, TNested>();
        }

        if (slot.IsField && FixedItem<T>.IsPlainStruct)
        {
            return TNested.Read(ref this, TNested.Create());
        }

        int length = BeginObject<T>(slot);
        return length < 0 ? default : FixedObjects.Read<T, TNested>(ref _input, length, _nesting);
    }

    [MethodImpl(AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem> => TWitness.Kind == SequenceKind.Rectangular
            ? ReadRectangular<TSequence, TItem, TWitness>(slot, _input.ReadBytes(sizeof(int) * TWitness.Rank))
            : ReadItems<TSequence, TItem, TWitness>(slot, _input.Read<int>());

    [MethodImpl(AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue> => ReadEntries<TMap, TKey, TValue, TWitness>(slot, _input.Read<int>());

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map) { }

    [MethodImpl(AggressiveInlining)]
    public TSequence? ReadItems<TSequence, TItem, TWitness>(Slot slot, int header)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (header == 0)
        {
            return default;
        }

        int count = header - 1;
        return ReadItems<TSequence, TItem, TWitness>(slot, new ReadOnlySpan<int>(in count), count);
    }

    public TSequence? ReadRectangular<TSequence, TItem, TWitness>(Slot slot, ReadOnlySpan<byte> headers)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (BinaryPrimitives.ReadInt32LittleEndian(headers) == 0)
        {
            return default;
        }

        Span<int> lengths = stackalloc int[TWitness.Rank];
        for (int i = 0; i < lengths.Length; i++)
        {
            lengths[i] = BinaryPrimitives.ReadInt32LittleEndian(headers[(sizeof(int) * i)..]) - 1;
        }

        return ReadItems<TSequence, TItem, TWitness>(slot, lengths, ArrayLengths.Require(lengths, _input.Position));
    }

    [MethodImpl(AggressiveInlining)]
    public TMap? ReadEntries<TMap, TKey, TValue, TWitness>(Slot slot, int header)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (header == 0)
        {
            return default;
        }

        int count = header - 1;
        NestingLevel outer = _nesting;
        _nesting = outer.Claim(count, FixedItem<TKey>.LeastLength + FixedItem<TValue>.LeastLength, in _input);
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        _nesting = outer;
        return map;
    }

    // A block of an older or newer type version has fewer or more fields.
    private T ReadPlainStruct<T, TNested>()
        where TNested : struct, IBinarizer<T>
    {
        _nesting.Enter(_input.Position);
        ReadOnlySpan<byte> block = _input.ReadBytes(_itemBlockLength);
        int known = block.Length >= FixedItem<T>.BlockLength ? FixedItem<T>.BlockLength : FixedItem<T>.PlainEndWithin(block.Length);
        T value = default!;
        Span<byte> bytes = PlainItems.AsBytes(new Span<T>(ref value));
        block[..known].CopyTo(bytes);
        if (FixedItem<T>.IsMemory)
        {
            return value;
        }

        // The fields lie in another order in memory, so the copied bytes are read field by field.
        var reader = new FixedItemReader(new InputCursor(bytes), _nesting);
        return TNested.Read(ref reader, TNested.Create());
    }

    // A negative block length means null.
    [MethodImpl(AggressiveInlining)]
    private int BeginObject<T>(Slot slot)
    {
        if (slot.Role != SlotRole.Item)
        {
            return _input.Read<ushort>() - 1;
        }

        return typeof(T).IsValueType || _input.ReadByte() != 0 ? _itemBlockLength : -1;
    }

    [MethodImpl(AggressiveInlining)]
    private TSequence ReadItems<TSequence, TItem, TWitness>(Slot slot, scoped ReadOnlySpan<int> lengths, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (count == 0)
        {
            return TWitness.Create(lengths);
        }

        int blockLength = FixedItem<TItem>.IsObject ? _input.Read<ushort>() : 0;
        NestingLevel outer = _nesting;
        bool isLast = FixedItem<TItem>.IsFlat || FixedItem<TItem>.IsPlain;
        NestingLevel inner = outer.Claim(count, FixedItem<TItem>.LeastItemLength(blockLength, _input.Position), in _input, isLast);
        TSequence sequence = TWitness.Create(lengths);
        if ((FixedItem<TItem>.IsPlain || (FixedItem<TItem>.IsMemory && blockLength == FixedItem<TItem>.BlockLength))
            && TWitness.TryGetSpanToFill(sequence, count, out Span<TItem> items))
        {
            if (FixedItem<TItem>.IsMemory)
            {
                outer.Enter(_input.Position);
            }

            Span<byte> bytes = PlainItems.AsBytes(items);
            _input.ReadBytes(bytes.Length).CopyTo(bytes);
            return sequence;
        }

        int itemBlockLength = _itemBlockLength;
        (_itemBlockLength, _nesting) = (blockLength, inner);
        if (FixedItem<TItem>.IsFlat && blockLength == FixedItem<TItem>.BlockLength)
        {
            outer.Enter(_input.Position);
            _isProved = true;
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
            _isProved = false;
        }
        else
        {
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
        }

        (_itemBlockLength, _nesting) = (itemBlockLength, outer);
        return sequence;
    }
}
