namespace SerBench.Formats.Protobuf;

internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    private readonly IndexRange Occurrences(Slot slot) => slot.Role switch
    {
        SlotRole.Item => _items,
        SlotRole.Key => _index!.Find(_entryFields, MapEntry.KeyNumber),
        SlotRole.Value => _index!.Find(_entryFields, MapEntry.ValueNumber),
        _ => ProtobufMessageLayout<TBinarizer>.HasUnions ? OccurrencesInUnion(slot) : _index!.Find(_fields, slot.Ordinal),
    };

    private readonly IndexRange OccurrencesInUnion(Slot slot)
    {
        IndexRange own = _index!.Find(_fields, slot.Ordinal);
        int union = ProtobufMessageLayout<TBinarizer>.UnionOf(slot);
        if (union < 0 || own.From == own.To)
        {
            return own;
        }

        foreach (int other in ProtobufMessageLayout<TBinarizer>.MembersOf(union))
        {
            IndexRange cleared = other == slot.Ordinal ? default : _index.Find(_fields, other);
            if (cleared.From < cleared.To)
            {
                own = own with { From = _index.Find(own, slot.Ordinal, _index.PositionOf(cleared.To - 1)) };
            }
        }

        return own;
    }

    // Moves past the tag of the next item of a repeated field, or of the last occurrence of any other field.
    [MethodImpl(NoInlining)]
    private bool FindByIndex(Slot slot, WireType wire)
    {
        if (slot.Role == SlotRole.Item)
        {
            return NextItem(wire, wire) == wire;
        }

        IndexRange found = Occurrences(slot);
        for (int entry = found.To - 1; entry >= found.From; entry--)
        {
            if (GoTo(entry) == wire)
            {
                return true;
            }
        }

        return false;
    }

    private WireType? NextItem(WireType one, WireType other)
    {
        while (_items.From < _items.To)
        {
            WireType wire = GoTo(_items.From);
            _items = _items with { From = _items.From + 1 };
            if (wire == one || wire == other)
            {
                return wire;
            }
        }

        return null;
    }

    private WireType GoTo(int entry)
    {
        _input.MoveTo(_index!.PositionOf(entry));
        return Tag.Wire(ProtobufFieldScan.ReadTag(ref _input));
    }

    private int CountByIndex(IndexRange occurrences, WireType wire)
    {
        int count = 0;
        for (int entry = occurrences.From; entry < occurrences.To; entry++)
        {
            count += GoTo(entry) == wire ? 1 : 0;
        }

        return count;
    }

    // All occurrences of a nested message are merged, as if their bytes were concatenated.
    private T? ReadObjectByIndex<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        RefuseTooDeep();
        IndexRange parts = slot.Role == SlotRole.Item ? TakeItem() : Occurrences(slot);
        int start = _index!.Count;
        bool isPresent = slot.Role == SlotRole.Value;
        for (int entry = parts.From; entry < parts.To; entry++)
        {
            if (GoTo(entry) == WireType.Length)
            {
                int length = ReadLength();
                ProtobufFieldScan.Add<TNested>(ref _input, _input.Position + length, _index, _depth + 1);
                isPresent = true;
            }
        }

        if (!isPresent)
        {
            if (slot.Role == SlotRole.Key)
            {
                WireFormatException.ThrowFault(_input.Position, "a map key is null");
            }

            return default;
        }

        (IndexRange fields, IndexRange items, IndexRange entryFields) = (_fields, _items, _entryFields);
        _fields = _index.Close(start);
        _depth++;
        Forget<TBinarizer>();
        T value = TNested.Read(ref As<TNested>(), TNested.Create());
        _index.Remove(_fields);
        _depth--;
        Forget<TNested>();
        (_fields, _items, _entryFields) = (fields, items, entryFields);
        return value;
    }

    private IndexRange TakeItem()
    {
        NextItem(WireType.Length, WireType.Length);
        return new IndexRange(_items.From - 1, _items.From);
    }

    private void BeginEntryByIndex()
    {
        NextItem(WireType.Length, WireType.Length);
        int length = ReadLength();
        int start = _index!.Count;
        ProtobufFieldScan.AddEntry(ref _input, _input.Position + length, _index, _depth + 1);
        _entryFields = _index.Close(start);
    }
}
