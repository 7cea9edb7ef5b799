namespace SerBench.Formats.Ignite;

internal ref partial struct IgniteReader<TMode>
{
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (!BeginValue(slot))
        {
            return default;
        }

        byte code = TWitness.Kind switch
        {
            SequenceKind.Array => IgniteItems<TItem>.CodeAt(slot),
            SequenceKind.Rectangular => IgniteCode.Object,
            _ => IgniteCode.Collection,
        };
        if (TryReadKnown(code, out TSequence? known, out int resume))
        {
            return known;
        }

        NestingLevel outer = _nesting;
        int start = _input.Position;
        _input.Skip(1);
        TSequence sequence = TWitness.Kind switch
        {
            SequenceKind.Array => ReadArray<TSequence, TItem, TWitness>(slot, start),
            SequenceKind.Rectangular => ReadRectangular<TSequence, TItem, TWitness>(slot, start),
            _ => ReadCollection<TSequence, TItem, TWitness>(slot, start),
        };
        _nesting = outer;
        EndAhead(start, resume);
        return sequence;
    }

    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (!BeginValue(slot))
        {
            return default;
        }

        if (TryReadKnown(IgniteCode.Map, out TMap? known, out int resume))
        {
            return known;
        }

        int start = _input.Position;
        _input.Skip(1);
        int count = _input.Read<int>();
        RequireKind(IgniteCollectionKind.Dictionary);
        NestingLevel outer = _nesting;
        _nesting = outer.Claim(count, IgniteItems<TKey>.ShortestItem + IgniteItems<TValue>.ShortestItem, in _input);
        TMap map = TWitness.Create(count);
        Note(start, map);
        TWitness.ReadEntries(ref this, slot, map, count);
        _nesting = outer;
        EndAhead(start, resume);
        return map;
    }

    public readonly void BeginEntry(Slot map) { }

    public readonly void EndEntry(Slot map) { }

    private TSequence ReadCollection<TSequence, TItem, TWitness>(Slot slot, int start)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = _input.Read<int>();
        RequireKind(TWitness.Kind == SequenceKind.List ? IgniteCollectionKind.List : IgniteCollectionKind.Other);
        _nesting = _nesting.Claim(count, IgniteItems<TItem>.ShortestItem, in _input);
        TSequence sequence = TWitness.Create([count]);
        Note(start, sequence);
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        return sequence;
    }

    private TSequence ReadArray<TSequence, TItem, TWitness>(Slot slot, int start)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (IgniteItems<TItem>.HasTypeId(IgniteItems<TItem>.CodeAt(slot)) && _input.Read<int>() != IgniteItems<TItem>.TypeId)
        {
            WireFormatException.Throw(start + 1, $"an array of type id {IgniteItems<TItem>.TypeId}");
        }

        int count = _input.Read<int>();
        _nesting = _nesting.Claim(count, IgniteItems<TItem>.IsBlock ? Unsafe.SizeOf<TItem>() : IgniteItems<TItem>.ShortestItem, in _input);

        // In messages with handles (references), each empty array is a new object, because a shared array would be written as a handle.
        TSequence sequence = count == 0 && _references is not null ? (TSequence)(object)new TItem[0] : TWitness.Create([count]);
        Note(start, sequence);
        if (!IgniteItems<TItem>.IsBlock)
        {
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
        }
        else if (TWitness.TryGetSpanToFill(sequence, count, out Span<TItem> items))
        {
            ReadBlock(items);
        }

        return sequence;
    }

    private void ReadBlock<TItem>(Span<TItem> items)
    {
        // The span covers exactly the `items.Length` items, and as many bytes of input were checked.
        Span<byte> target = MemoryMarshal.CreateSpan(
            ref Unsafe.As<TItem, byte>(ref MemoryMarshal.GetReference(items)), items.Length * Unsafe.SizeOf<TItem>());
        ReadOnlySpan<byte> source = _input.ReadBytes(target.Length);
        if (typeof(TItem) == typeof(bool) && source.ContainsAnyExceptInRange((byte)0, (byte)1))
        {
            WireFormatException.Throw(_input.Position - source.Length, "booleans of 0 or 1");
        }

        source.CopyTo(target);
    }

    private TSequence ReadRectangular<TSequence, TItem, TWitness>(Slot slot, int start)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        _input.MoveTo(start);
        _input.Need(IgniteHeader.Length);
        const int First = IgniteCode.Object | (IgniteHeader.Version << 8) | (IgniteHeader.HasRaw << 16);
        bool isRectangular = _input.Take<int>() == First && _input.Take<int>() == IgniteHeader.RectangularTypeId;
        _input.MoveTo(start + IgniteHeader.LengthAt);
        int length = _input.Take<int>();
        if (!isRectangular || _input.Take<int>() != IgniteHeader.NoSchema || _input.Take<int>() != IgniteHeader.Length
            || _input.Read<int>() != IgniteItems<TItem>.TypeId || _input.Read<int>() != TWitness.Rank)
        {
            WireFormatException.Throw(start, $"an array of {TWitness.Rank} dimensions and item type id {IgniteItems<TItem>.TypeId}");
        }

        Span<int> lengths = stackalloc int[TWitness.Rank];
        int lengthsAt = _input.Position;
        foreach (ref int dimension in lengths)
        {
            dimension = _input.Read<int>();
        }

        int count = ArrayLengths.Require(lengths, lengthsAt);
        _nesting = _nesting.Claim(count, IgniteItems<TItem>.ShortestItem, in _input);
        TSequence sequence = TWitness.Create(lengths);
        Note(start, sequence);
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        if (_input.Position != start + length)
        {
            WireFormatException.Throw(start + IgniteHeader.LengthAt, $"a length of {_input.Position - start}");
        }

        return sequence;
    }

    private void RequireKind(byte kind)
    {
        if (_input.ReadByte() != kind)
        {
            WireFormatException.Throw(_input.Position - 1, $"a collection of kind {kind}");
        }
    }
}

internal static class IgniteCollectionKind
{
    public const byte Other = 0;
    public const byte List = 1;
    public const byte LinkedList = 2;
    public const byte Dictionary = 1;
}
