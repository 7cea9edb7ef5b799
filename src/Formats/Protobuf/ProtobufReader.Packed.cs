namespace SerBench.Formats.Protobuf;

// Only a reader with a FieldIndex (the positions of all fields) accepts packed numbers for an unpacked field or the reverse.
internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    private TSequence? ReadPacked<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        WireType wire = ProtobufMessageLayout<TBinarizer>.ItemWire<TItem>(slot);
        if (_index is not null)
        {
            return ReadPackedByIndex<TSequence, TItem, TWitness>(slot, wire);
        }

        WireKind kind = ProtobufMessageLayout<TBinarizer>.IsSpecial(slot) ? ProtobufMessageLayout<TBinarizer>.KindOf(slot) : WireKind.Usual;
        if ((kind & WireKind.Unpacked) != 0)
        {
            return ReadUnpacked<TSequence, TItem, TWitness>(slot, wire);
        }

        if (!Expect(slot, WireType.Length, isPacked: true))
        {
            return TRules.IsProto3 ? TWitness.Create([0]) : default;
        }

        int start = _input.Position;
        int count = SkipBlock(wire);
        if (count == 0 && !TRules.IsProto3)
        {
            return default;
        }

        _blockEnd = _input.Position;
        _input.MoveTo(start);
        ReadLength();
        TSequence sequence = TWitness.Create([count]);
        if ((PackedNumbers<TItem>.IsFixed || (kind == WireKind.Fixed && PackedNumbers<TItem>.IsInteger))
            && TWitness.TryGetSpanToFill(sequence, count, out Span<TItem> items))
        {
            Span<byte> bytes = PlainItems.AsBytes(items);
            _input.ReadBytes(bytes.Length).CopyTo(bytes);
        }
        else if (PackedNumbers<TItem>.IsInteger && kind == WireKind.Usual && TWitness.TryGetSpanToFill(sequence, count, out items))
        {
            PackedNumbers<TItem>.Read(ref _input, items);
        }
        else
        {
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
        }

        return sequence;
    }

    private TSequence? ReadUnpacked<TSequence, TItem, TWitness>(Slot slot, WireType wire)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int start = _input.Position;
        int count = 0;
        for (; Expect(slot, wire, isPacked: true); count++)
        {
            ProtobufFieldScan.Skip(ref _input, (uint)wire, _depth);
        }

        if (_isScattered)
        {
            return default;
        }

        _input.MoveTo(start);
        return ReadItems<TSequence, TItem, TWitness>(slot, count);
    }

    private TSequence? ReadPackedByIndex<TSequence, TItem, TWitness>(Slot slot, WireType itemWire)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        IndexRange all = Occurrences(slot);
        _items = all;
        int count = 0;
        while (NextItem(WireType.Length, itemWire) is { } wire)
        {
            count += wire == WireType.Length ? SkipBlock(itemWire) : 1;
        }

        _items = all;
        _blockEnd = 0;
        return ReadItems<TSequence, TItem, TWitness>(slot, count);
    }

    [MethodImpl(AggressiveInlining)]
    private void GoToItem(WireType wire)
    {
        if (_input.Position >= _blockEnd)
        {
            NextBlock(wire);
        }
    }

    // Moves to the next block that is not empty. A single number counts as a block.
    [MethodImpl(NoInlining)]
    private void NextBlock(WireType wire)
    {
        do
        {
            bool isBlock = NextItem(WireType.Length, wire) == WireType.Length;
            int length = isBlock ? ReadLength() : 1;
            _blockEnd = _input.Position + length;
        }
        while (_input.Position == _blockEnd);
    }

    private int SkipBlock(WireType wire)
    {
        int length = ReadLength();
        ReadOnlySpan<byte> block = _input.ReadBytes(length);
        int width = wire == WireType.Fixed32 ? sizeof(uint) : sizeof(ulong);
        int count = wire == WireType.Varint ? Varint.Count(block) : length % width == 0 ? length / width : -1;
        if (count < 0)
        {
            WireFormatException.Throw(_input.Position, "a block of packed numbers that ends with a number");
        }

        return count;
    }
}
