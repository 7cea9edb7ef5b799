namespace SerBench.Formats.Protobuf;

internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        if (_index is not null)
        {
            return ReadObjectByIndex<T, TNested>(slot);
        }

        // An absent value of a map is an empty message; any other absent message is null.
        bool isPresent = Expect(slot, WireType.Length);
        if (!isPresent && slot.Role != SlotRole.Value)
        {
            if (slot.Role == SlotRole.Key)
            {
                Scatter();
            }

            return default;
        }

        if (!IsAnnounced(slot) && !Choose(slot))
        {
            return default;
        }

        RefuseTooDeep();
        int length = isPresent ? ReadLength() : 0;
        (int end, int messageEnd) = (_end, _messageEnd);
        ulong chosen = ProtobufMessageLayout<TNested>.HasUnions ? _chosen : 0;
        _end = _input.Position + length;
        _depth++;
        Forget<TBinarizer>();
        ForgetChoices<TNested>(0);
        ref ProtobufReader<TRules, TNested> nested = ref As<TNested>();
        T value = TNested.Read(ref nested, TNested.Create());
        if (!nested.IsAtEnd)
        {
            nested.ReadUnknown();
        }

        _depth--;
        Forget<TNested>();
        ForgetChoices<TNested>(chosen);
        (_end, _messageEnd) = (end, messageEnd);
        if (_isScattered)
        {
            Scatter();
        }

        return value;
    }

    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (typeof(TSequence) == typeof(byte[]))
        {
            byte[]? bytes = slot.IsField && slot.Ordinal == ProtobufMessageLayout<TBinarizer>.Unknown ? ReadKept(slot) : ReadBytes(slot);
            return Unsafe.As<byte[]?, TSequence?>(ref bytes);
        }

        return ProtobufItemWire<TItem>.IsPacked
            ? ReadPacked<TSequence, TItem, TWitness>(slot)
            : ReadRepeated<TSequence, TItem, TWitness>(slot);
    }

    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = CountOccurrences(slot);
        if (count == 0 && !TRules.IsProto3)
        {
            return default;
        }

        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        return map;
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginEntry(Slot map)
    {
        if (_index is not null)
        {
            BeginEntryByIndex();
            return;
        }

        Expect(map, WireType.Length);
        int length = ReadLength();
        _messageEnd = _end;
        _end = _input.Position + length;
    }

    [MethodImpl(AggressiveInlining)]
    public void EndEntry(Slot map)
    {
        if (_index is not null)
        {
            _index.Remove(_entryFields);
        }
        else
        {
            EndEntryInStep();
        }
    }

    private void EndEntryInStep()
    {
        while (_input.Position < _end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _input);
            _isScattered |= Tag.Number(tag) <= MapEntry.ValueNumber;
            ProtobufFieldScan.Skip(ref _input, tag, _depth + 1);
        }

        ProtobufFieldScan.ExpectEnd(ref _input, _end);
        _end = _messageEnd;
    }

    private TSequence? ReadRepeated<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem> => ReadItems<TSequence, TItem, TWitness>(slot, CountOccurrences(slot));

    [MethodImpl(AggressiveInlining)]
    private TSequence? ReadItems<TSequence, TItem, TWitness>(Slot slot, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (count == 0 && !TRules.IsProto3)
        {
            return default;
        }

        TSequence sequence = TWitness.Create([count]);
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        return sequence;
    }

    private int CountOccurrences(Slot slot)
    {
        if (_index is not null)
        {
            _items = Occurrences(slot);
            return CountByIndex(_items, WireType.Length);
        }

        int start = _input.Position;
        int count = 0;
        for (; Expect(slot, WireType.Length); count++)
        {
            _input.Advance(ReadLength());
        }

        if (_isScattered)
        {
            return 0;
        }

        _input.MoveTo(start);
        return count;
    }

    private readonly void RefuseTooDeep()
    {
        Depth.CheckReading(_depth, _input.Position);
    }
}
