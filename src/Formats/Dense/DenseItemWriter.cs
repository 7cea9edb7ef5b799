namespace SerBench.Formats.Dense;

// Writes items or entries: values without a header (docs/formats/dense.md, "Collections").
[PerKind]
internal ref partial struct DenseItemWriter<TText> : IFieldWriter
    where TText : struct, IDenseText
{
    private readonly EncodeBuffer _buffer;
    private readonly NestingLevel _nesting;

    // The position of the first item. Writers of the enclosing objects may still change bytes before this position.
    private readonly int _first;
    private ref byte _start;
    private nint _capacity;
    private nint _position;

    // True if there is room for all items. The JIT sees a constant in the loop over the items.
    private readonly bool _hasRoom;

    [MethodImpl(Inlined)]
    public DenseItemWriter(EncodeBuffer buffer, int position, NestingLevel nesting)
    {
        _buffer = buffer;
        _nesting = nesting;
        _first = position;
        Resume(position);
    }

    // For structs of fixed size. `room` has space for all items.
    [MethodImpl(Inlined)]
    public DenseItemWriter(ref byte room, int length, EncodeBuffer buffer)
    {
        _buffer = buffer;
        _start = ref room;
        _capacity = length;
        _hasRoom = true;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    [MethodImpl(Inlined)]
    public int End(int room)
    {
        Ensure(room);
        return (int)_position;
    }

    [MethodImpl(Inlined)]
    public readonly void EndRoom()
    {
        if (_capacity != 0)
        {
            Counted.Throw();
        }
    }

    [MethodImpl(Inlined)]
    private void TakeRoom(int length)
    {
        _capacity -= length;
        if (_capacity < 0)
        {
            Counted.Throw();
        }
    }

    [MethodImpl(Inlined)]
    private void Ensure(int count)
    {
        if (_capacity - _position < count)
        {
            Resume(_buffer.Extend((int)_position, count, _first));
        }
    }

    [MethodImpl(Inlined)]
    private void Resume(int position)
    {
        byte[] bytes = _buffer.Bytes;
        _start = ref MemoryMarshal.GetArrayDataReference(bytes);
        _capacity = bytes.Length;
        _position = (nint)(uint)position;
    }

    [MethodImpl(Inlined)]
    private void Put<T>(T value)
        where T : unmanaged
    {
        Ensure(Unsafe.SizeOf<T>());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, _position), value);
        _position += Unsafe.SizeOf<T>();
    }

    [MethodImpl(Inlined)]
    private void PutNumber(ulong value)
    {
        Ensure(DenseNumber.MaxLength);
        _position += DenseNumber.Put(ref Unsafe.Add(ref _start, _position), value);
    }

    [MethodImpl(Inlined)]
    public void WriteString(Slot slot, string? value)
    {
        Ensure(DenseText.ShortRoom);
        if (TText.TryPutShort(ref Unsafe.Add(ref _start, _position), value, out int length))
        {
            _position += (nint)(uint)length + 1;
        }
        else
        {
            Resume(TText.Write(value, _buffer, (int)_position, room: 0));
        }
    }

    [MethodImpl(Inlined)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType && DenseLayout<TNested>.IsFixed)
        {
            WriteFixed<T, TNested>(value!);
            return;
        }

        if (typeof(T).IsValueType)
        {
            Resume(DenseObjects.WriteInPlace<T, TNested, TText>(value!, _buffer, (int)_position, _nesting, room: 0));
            return;
        }

        if (value is null)
        {
            Put<byte>(0);
            return;
        }

        Resume(DenseObjects.WriteItem<T, TNested, TText>(value, _buffer, (int)_position, _nesting));
        if (_position >= _buffer.SealAt)
        {
            Resume(_buffer.Seal((int)_position, _first));
        }
    }

    [MethodImpl(Inlined)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            PutNumber(0);
        }
        else if (TWitness.Kind == SequenceKind.Rectangular)
        {
            WriteLengths<TSequence, TItem, TWitness>(value);
            WriteItems<TSequence, TItem, TWitness>(slot, value, TWitness.Count(value));
        }
        else
        {
            int count = TWitness.Count(value);
            PutNumber((ulong)count + 1);
            WriteItems<TSequence, TItem, TWitness>(slot, value, count);
        }
    }

    [MethodImpl(Inlined)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            PutNumber(0);
        }
        else
        {
            int count = TWitness.Count(value);
            PutNumber((ulong)count + 1);
            Counted.Require(TWitness.WriteEntries(ref this, slot, value), count);
        }
    }

    public readonly void BeginEntry(Slot map) { }

    public readonly void EndEntry(Slot map) { }

    [MethodImpl(Inlined)]
    private void WriteFixed<T, TNested>(T value)
        where TNested : struct, IBinarizer<T>
    {
        if (_hasRoom)
        {
            TakeRoom(DenseLayout<TNested>.PrefixLength);
        }
        else
        {
            DenseObjects.RequireLevel(_nesting, count: 1);
            Ensure(DenseLayout<TNested>.PrefixLength);
        }

        ref byte room = ref _hasRoom ? ref _start : ref Unsafe.Add(ref _start, _position);
        var writer = new DenseWriter<TNested, TText>(ref room, _buffer);
        TNested.Write(ref writer, value);
        writer.End();
        if (_hasRoom)
        {
            _start = ref Unsafe.Add(ref room, DenseLayout<TNested>.PrefixLength);
        }
        else
        {
            _position += DenseLayout<TNested>.PrefixLength;
        }
    }

    [MethodImpl(Inlined)]
    private void WriteItems<TSequence, TItem, TWitness>(Slot slot, TSequence value, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (DenseBlock.IsBlock<TItem>(TWitness.Kind) && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> block))
        {
            Counted.Require(block.Length, count);
            Resume(DenseBlock.Write(block, _buffer, (int)_position, room: 0));
        }
        else if (DenseBlock.IsMemory<TItem>(TWitness.Kind) && TWitness.TryGetSpan(value, out block))
        {
            Counted.Require(block.Length, count);
            Resume(DenseBlock.WriteMemory(block, _buffer, (int)_position, room: 0, _nesting));
        }
        else if (TWitness.Kind != SequenceKind.Rectangular && typeof(TItem).IsValueType && DenseItem<TItem>.FixedLength > 0)
        {
            int length = checked(DenseItem<TItem>.FixedLength * count);
            DenseObjects.RequireLevel(_nesting, count);
            Ensure(length);
            var items = new DenseItemWriter<TText>(ref Unsafe.Add(ref _start, _position), length, _buffer);
            TWitness.WriteItems(ref items, slot.Item, value);
            items.EndRoom();
            _position += length;
        }
        else
        {
            Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
        }
    }

    private void WriteLengths<TSequence, TItem, TWitness>(TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        foreach (int length in lengths)
        {
            PutNumber((ulong)length + 1);
        }
    }

    [MethodImpl(Inlined)]
    public void WriteBoolean(Slot slot, bool value)
    {
        byte bit = value ? (byte)1 : (byte)0;
        Put(bit);
    }

    [MethodImpl(Inlined)]
    public void WriteInt32(Slot slot, int value) => PutNumber(Varint.ZigZag(value));

    [MethodImpl(Inlined)]
    public void WriteUInt32(Slot slot, uint value) => PutNumber(value);

    [MethodImpl(Inlined)]
    public void WriteInt64(Slot slot, long value) => PutNumber(Varint.ZigZag(value));

    [MethodImpl(Inlined)]
    public void WriteUInt64(Slot slot, ulong value) => PutNumber(value);

    [MethodImpl(Inlined)]
    public void WriteDecimal(Slot slot, decimal value)
    {
        Ensure(sizeof(decimal));
        _position += DenseDecimal.Put(ref Unsafe.Add(ref _start, _position), value);
    }

    public void WriteDateTime(Slot slot, DateTime value) => Put(TimeWire.ToWire(value));

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => Put(TimeWire.ToWire(value));

    [MethodImpl(Inlined)]
    public void WriteTimeSpan(Slot slot, TimeSpan value) => Put(value.Ticks);

    [MethodImpl(Inlined)]
    public void WriteDateOnly(Slot slot, DateOnly value) => Put(value.DayNumber);

    [MethodImpl(Inlined)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => Put(value.Ticks);

    [MethodImpl(Inlined)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        if (Unsafe.SizeOf<TEnum>() == sizeof(int))
        {
            WriteInt32(slot, Unsafe.BitCast<TEnum, int>(value));
        }
        else if (Unsafe.SizeOf<TEnum>() == sizeof(long))
        {
            WriteInt64(slot, Unsafe.BitCast<TEnum, long>(value));
        }
        else
        {
            Put(value);
        }
    }

    [MethodImpl(Inlined)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        WriteBoolean(slot, hasValue);
        return hasValue;
    }
}
