namespace SerBench.Published.XbufCar.Format;

internal ref partial struct Xbuf2Reader<TBinarizer, TMode>
{
    [MethodImpl(AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        if (!Expect(slot, WireType.Length))
        {
            Miss(slot);
            return null;
        }

        string text = TextField.Read(_input.Data, _input.Position, out int end);
        _input.Resume(end);
        return text;
    }

    [MethodImpl(AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        bool isPresent = Expect(slot, WireType.Length);
        if (!isPresent && !typeof(T).IsValueType)
        {
            Miss(slot);
            return default;
        }

        int length = isPresent ? Xbuf2FieldScan.ReadShortLength(ref _input) : 0;
        int end = _input.Position + length;
        T value = typeof(T).IsValueType
            ? ReadMessage<T, TNested>(_input, _depth, ref end)
            : ReadClass<T, TNested>(_input.Data, _input.Position, _depth, ref end);
        if (end == FieldSearch.Scattered)
        {
            Scatter();
        }
        else
        {
            _input.Resume(end);
        }

        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (typeof(TSequence) == typeof(byte[]))
        {
            byte[]? bytes = ReadBytes(slot);
            return Unsafe.As<byte[]?, TSequence?>(ref bytes);
        }

        int count = CountItems(slot.Item, Xbuf2ItemWire<TItem>.Wire);
        TSequence sequence = TWitness.Create(new ReadOnlySpan<int>(in count));
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        return sequence;
    }

    [MethodImpl(AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = CountItems(slot.Item, WireType.Length);
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        return map;
    }

    public void BeginEntry(Slot map)
    {
        bool isPresent = Expect(map.Item, WireType.Length);
        int length = isPresent ? Xbuf2FieldScan.ReadShortLength(ref _input) : 0;
        int entryEnd = _input.Position + length;
        if (IsScanning)
        {
            _outer = _scope;
            _scope = (_input.Position, entryEnd);
        }
        else
        {
            _outer.End = _end;
            _end = entryEnd;
        }
    }

    public void EndEntry(Slot map)
    {
        if (IsScanning)
        {
            _scope = _outer;
            return;
        }

        if (IsScattered)
        {
            return;
        }

        bool isTwice = false;
        while (_input.Position < _end)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref _input);
            isTwice |= Tag.Number(tag) <= Xbuf2MessageLayout.ValueNumber;
            Xbuf2FieldScan.Skip(ref _input, tag, _depth + 1);
        }

        Xbuf2FieldScan.ExpectEnd(ref _input, _end);
        _end = isTwice ? FieldSearch.Scattered : _outer.End;
    }

    [MethodImpl(AggressiveInlining)]
    private int CountItems(Slot item, WireType wire)
    {
        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(item, wire);
        if (IsScanning)
        {
            return ScanItems(item, tag);
        }

        int count = FieldSearch.Count<TBinarizer>(_input.Data, _input.Position, _end, item, tag, _depth);
        if (count < 0)
        {
            Scatter();
            return 0;
        }

        return count;
    }

    private int ScanItems(Slot item, uint tag)
    {
        int count = 0;
        for (BeginItems(); Scan(item, tag); count++)
        {
            Xbuf2FieldScan.Skip(ref _input, tag, _depth);
        }

        BeginItems();
        return count;
    }

    [MethodImpl(AggressiveInlining)]
    private void BeginItems()
    {
        if (IsScanning)
        {
            _next = _scope.Start;
        }
    }

    // Sets `end` to FieldSearch.Scattered if the fields are not in order.
    [MethodImpl(AggressiveInlining)]
    private static T ReadMessage<T, TNested>(InputCursor input, int depth, ref int end)
        where TNested : struct, IBinarizer<T>
    {
        Depth.CheckReading(depth, input.Position);
        var nested = new Xbuf2Reader<TNested, TMode>(input, end, depth + 1);
        T value = Binarizer.Read<T, TNested, Xbuf2Reader<TNested, TMode>>(ref nested, Binarizer.Create<T, TNested>());
        nested.ReadRest();
        end = nested._end;
        return value;
    }

    [MethodImpl(NoInlining)]
    private static T ReadClass<T, TNested>(ReadOnlySpan<byte> data, int position, int depth, ref int end)
        where TNested : struct, IBinarizer<T>
    {
        int last = end;
        T value = ReadMessage<T, TNested>(new InputCursor(data, position), depth, ref last);
        end = last;
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    private byte[]? ReadBytes(Slot slot)
    {
        if (!Expect(slot, WireType.Length))
        {
            Miss(slot);
            return null;
        }

        int length = Xbuf2FieldScan.ReadShortLength(ref _input);
        return _input.ReadBytes(length).ToArray();
    }
}
