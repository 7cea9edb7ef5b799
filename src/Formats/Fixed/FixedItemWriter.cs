namespace SerBench.Formats.Fixed;

// Writes items, keys and values (docs/formats/fixed.md, "Groups"). The writer stays in registers: no method takes its address.
[PerKind]
internal ref partial struct FixedItemWriter : IFieldWriter
{
    private RoomCursor _output;
    private readonly int _depth;

    // The position of the first item. If a message continues in a new array, only earlier bytes are copied, because only they may change.
    private readonly int _first;

    // The JIT drops the test of this field from the loop over the items.
    private bool _hasRoom;

    [MethodImpl(AggressiveInlining)]
    public FixedItemWriter(RoomCursor output, int depth)
    {
        _output = output;
        _depth = depth;
        _first = output.Position;
    }

    public readonly RoomCursor Output
    {
        [MethodImpl(AggressiveInlining)]
        get => _output;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        Put(hasValue ? (byte)1 : (byte)0);
        return hasValue;
    }

    [MethodImpl(AggressiveInlining)]
    private void Put<T>(T value)
        where T : unmanaged
    {
        Unsafe.WriteUnaligned(ref _output.Here(), value);
        _output.Advance(Unsafe.SizeOf<T>());
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            Put(0);
            return;
        }

        Put(value.Length + 1);
        FixedText.Put(ref _output, value);
    }

    // One block length before the first item counts for all items. Each key and each value has its own block length.
    [MethodImpl(AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType && FixedLayout<TNested>.IsFlat && _hasRoom)
        {
            Debug.Assert(FixedItem<T>.BlockLength == FixedLayout<TNested>.BlockLength);
            var nested = new FixedWriter<TNested>(ref _output.Here());
            TNested.Write(ref nested, value!);
            _output.AdvanceWithin(FixedLayout<TNested>.BlockLength);
            return;
        }

        if (FixedItem<T>.IsPlainStruct && slot.Role is SlotRole.Item or SlotRole.Field)
        {
            Depth.CheckWriting(_depth);
            if (FixedItem<T>.IsMemory)
            {
                _output = FixedObjects.Copy(_output, new ReadOnlySpan<T>(in value!));
            }
            else
            {
                TNested.Write(ref this, value!);
            }

            return;
        }

        bool isPresent = value is not null;
        if (slot.Role != SlotRole.Item)
        {
            Put(isPresent ? (ushort)(FixedLayout<TNested>.BlockLength + 1) : (ushort)0);
        }
        else if (!typeof(T).IsValueType)
        {
            Put(isPresent ? (byte)1 : (byte)0);
        }

        if (isPresent)
        {
            _output = FixedObjects.Write<T, TNested>(_output, _depth, value!);
            if (!typeof(T).IsValueType && _output.Position >= _output.Buffer.SealAt)
            {
                _output.Resume(_output.Buffer.Seal(_output.Position, _first));
            }
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = value is null ? 0 : TWitness.Count(value);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            _output.Ensure(sizeof(int) * TWitness.Rank);
            FixedObjects.StoreLengths<TSequence, TItem, TWitness>(ref _output.Here(), value);
            _output.Advance(sizeof(int) * TWitness.Rank);
        }
        else
        {
            Put(value is null ? 0 : checked(count + 1));
        }

        if (value is not null)
        {
            WriteItems<TSequence, TItem, TWitness>(slot, value, count);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = value is null ? -1 : TWitness.Count(value);
        Put(checked(count + 1));
        if (value is not null)
        {
            Counted.Require(TWitness.WriteEntries(ref this, slot, value), count);
        }
    }

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map) { }

    [MethodImpl(AggressiveInlining)]
    public void WriteItems<TSequence, TItem, TWitness>(Slot slot, TSequence value, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (count == 0)
        {
            return;
        }

        if (FixedItem<TItem>.IsObject)
        {
            Put(FixedItem<TItem>.BlockLength);
        }

        if ((FixedItem<TItem>.IsPlain || FixedItem<TItem>.IsMemory) && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> items))
        {
            if (FixedItem<TItem>.IsMemory)
            {
                Depth.CheckWriting(_depth);
            }

            Counted.Require(items.Length, count);
            _output = FixedObjects.Copy(_output, items);
        }
        else if (FixedItem<TItem>.IsFlat && FixedItem<TItem>.BlockLength <= RoomCursor.Room)
        {
            // Ensure leaves at least RoomCursor.Room free bytes after the room for `count` items. If another thread adds an item during the
            // write, the item fits these free bytes, because an item is never longer. Then the write throws.
            Depth.CheckWriting(_depth);
            _output.Ensure(checked(FixedItem<TItem>.BlockLength * count));
            _hasRoom = true;
            Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
            _hasRoom = false;
        }
        else
        {
            Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
        }
    }
}
