namespace SerBench.Formats.Ignite;

internal ref partial struct IgniteWriter<TMode>
{
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        BeginValue(slot);
        if (value is null)
        {
            PutNull(slot);
            return;
        }

        bool isWrittenEachTime = TWitness.Kind == SequenceKind.Array && slot.IsField && IgniteItems<TItem>.IsUnshared;
        if (!isWrittenEachTime && TryWriteHandle(value))
        {
            return;
        }

        _output.Ensure(IgniteWidth.ArrayPrefix + _fixedLength);
        switch (TWitness.Kind)
        {
            case SequenceKind.Array:
                WriteArray<TSequence, TItem, TWitness>(slot, value);
                break;
            case SequenceKind.Rectangular:
                WriteRectangular<TSequence, TItem, TWitness>(slot, value);
                break;
            default:
                _output.PutByte(IgniteCode.Collection);
                int count = TWitness.Count(value);
                _output.Put(count);
                _output.PutByte(TWitness.Kind == SequenceKind.List ? IgniteCollectionKind.List : IgniteCollectionKind.Other);
                Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
                break;
        }
    }

    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        BeginValue(slot);
        if (value is null)
        {
            PutNull(slot);
            return;
        }

        if (TryWriteHandle(value))
        {
            return;
        }

        _output.Ensure(IgniteWidth.ArrayPrefix + _fixedLength);
        _output.PutByte(IgniteCode.Map);
        int count = TWitness.Count(value);
        _output.Put(count);
        _output.PutByte(IgniteCollectionKind.Dictionary);
        Counted.Require(TWitness.WriteEntries(ref this, slot, value), count);
    }

    public readonly void BeginEntry(Slot map) { }

    public readonly void EndEntry(Slot map) { }

    private void WriteArray<TSequence, TItem, TWitness>(Slot slot, TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        byte code = IgniteItems<TItem>.CodeAt(slot);
        _output.PutByte(code);
        if (IgniteItems<TItem>.HasTypeId(code))
        {
            _output.Put(IgniteItems<TItem>.TypeId);
        }

        int count = TWitness.Count(value);
        _output.Put(count);
        if (!IgniteItems<TItem>.IsBlock)
        {
            Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
        }
        else if (TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> items))
        {
            ReadOnlySpan<byte> bytes = BytesOf(items);
            _output.Ensure(bytes.Length + _fixedLength);
            bytes.CopyTo(_output.Free());
            _output.Advance(bytes.Length);
        }
    }

    // The raw content is the item type, the lengths, and every item with its code.
    private void WriteRectangular<TSequence, TItem, TWitness>(Slot slot, TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int start = _output.Position;
        _output.Ensure(IgniteHeader.Length + ((2 + TWitness.Rank) * sizeof(int)) + _fixedLength);
        _output.Advance(IgniteHeader.Length);
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        _output.Put(IgniteItems<TItem>.TypeId);
        _output.Put(lengths.Length);
        foreach (int length in lengths)
        {
            _output.Put(length);
        }

        TWitness.WriteItems(ref this, slot.Item, value);
        IgniteHeader.Put(
            ref _output, start, IgniteHeader.HasRaw, IgniteHeader.RectangularTypeId,
            Hash31.Compute(_output.Written(start + IgniteHeader.Length)), IgniteHeader.NoSchema, IgniteHeader.Length);
    }

    // Refuses a handle to an unfinished object with a constructor, because the reader creates such an object after its contents.
    private bool TryWriteHandle<T>(T value, bool isFilledAfterCreation = true)
    {
        if (_handles is null)
        {
            return false;
        }

        int known = _handles.FindOrAdd(value!, isFilledAfterCreation ? _output.Position : IgniteHandles.Open);
        if (known < 0)
        {
            return false;
        }

        if (known == IgniteHandles.Open)
        {
            throw new UnsupportedValueException(
                $"A cycle leads back to a {typeof(T).Name}, which cannot exist before its values are read.");
        }

        _output.Ensure(IgniteWidth.Handle + _fixedLength);
        int distance = _output.Position - known;
        _output.PutByte(IgniteCode.Handle);
        _output.Put(distance);
        return true;
    }

    // The span covers exactly the `items.Length` items.
    private static ReadOnlySpan<byte> BytesOf<TItem>(ReadOnlySpan<TItem> items)
    {
        long length = (long)items.Length * Unsafe.SizeOf<TItem>();
        return length <= Array.MaxLength
            ? MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<TItem, byte>(ref MemoryMarshal.GetReference(items)), (int)length)
            : throw new UnsupportedValueException("An array is larger than any buffer.");
    }
}
