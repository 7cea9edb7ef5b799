namespace SerBench.Formats.MessagePack;

internal ref partial struct MessagePackReader<TStyle, TBinarizer>
{
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        if (!Begin(slot))
        {
            return default;
        }

        if (Input.PeekByte() == Code.Nil)
        {
            return ReadNilObject<T>();
        }

        (int count, bool isIndexed, IndexRange fields, int end, NestingLevel outer) = (_count, _isIndexed, _fields, _end, _nesting);
        _nesting = outer.Enter(Input.Position);
        ref MessagePackReader<TStyle, TNested> nested = ref As<TNested>();
        nested.BeginObject();
        T value = TNested.Read(ref nested, TNested.Create());
        nested.EndObject();
        _announced = None;
        (_count, _isIndexed, _fields, _end, _nesting) = (count, isIndexed, fields, end, outer);
        return value;
    }

    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (!Begin(slot) || TryReadNil())
        {
            return default;
        }

        if (typeof(TSequence) == typeof(byte[]) && !TStyle.IsRmp)
        {
            byte[]? bytes = OldBytes.Read(ref Input, out _);
            return Unsafe.As<byte[]?, TSequence?>(ref bytes);
        }

        Span<int> lengths = stackalloc int[TWitness.Rank];
        int count = TWitness.Kind == SequenceKind.Rectangular
            ? ReadLengths(lengths)
            : MessagePackSkip.ReadArrayHeader(ref Input, ref _nesting);
        if (TWitness.Kind != SequenceKind.Rectangular)
        {
            lengths[0] = count;
        }

        TSequence sequence = TWitness.Create(lengths);
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        return sequence;
    }

    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (!Begin(slot) || TryReadNil())
        {
            return default;
        }

        int count = MessagePackSkip.ReadMapHeader(ref Input, ref _nesting);
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        return map;
    }

    public void BeginEntry(Slot map) { }

    public void EndEntry(Slot map) { }

    private T? ReadNilObject<T>()
    {
        if (typeof(T).IsValueType)
        {
            WireFormatException.Throw(Input.Position, $"a {typeof(T).Name}, which cannot be null");
        }

        Input.Advance(1);
        return default;
    }

    private int ReadLengths(scoped Span<int> lengths)
    {
        int start = Input.Position;
        if (MessagePackSkip.ReadArrayHeader(ref Input) != lengths.Length + 1)
        {
            WireFormatException.Throw(start, $"the lengths of {lengths.Length} dimensions, and the items");
        }

        foreach (ref int length in lengths)
        {
            length = (int)ReadInteger(0, int.MaxValue);
        }

        int count = ArrayLengths.Require(lengths, start);
        if (MessagePackSkip.ReadArrayHeader(ref Input, ref _nesting) != count)
        {
            WireFormatException.Throw(start, $"{count} items, the product of all lengths");
        }

        return count;
    }
}
