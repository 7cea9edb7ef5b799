namespace SerBench.Formats.Dense;

[PerKind]
internal ref partial struct DenseItemReader : IFieldReader
{
    private readonly ref byte _start;
    private readonly int _length;
    private NestingLevel _nesting;
    private int _position;

    // True while the message is known to have the bytes of all items. The JIT drops the test from the loop over the items.
    private bool _isProved;

    [MethodImpl(Inlined)]
    public DenseItemReader(ReadOnlySpan<byte> data, int position, NestingLevel nesting)
    {
        _start = ref MemoryMarshal.GetReference(data);
        _length = data.Length;
        _nesting = nesting;
        _position = position;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position
    {
        [MethodImpl(Inlined)]
        get => _position;
    }

    private readonly ReadOnlySpan<byte> Data
    {
        [MethodImpl(Inlined)]
        get => MemoryMarshal.CreateReadOnlySpan(ref _start, _length);
    }

    [MethodImpl(Inlined)]
    private T Take<T>()
        where T : unmanaged
    {
        int at = _position;
        int end = at + Unsafe.SizeOf<T>();
        if (end > _length)
        {
            WireFormatException.ThrowTruncated(at, Unsafe.SizeOf<T>(), _length - at);
        }

        _position = end;
        return Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, at));
    }

    [MethodImpl(Inlined)]
    private ulong TakeNumber()
    {
        byte first = Take<byte>();
        if (first < DenseNumber.FirstPrefix)
        {
            return first;
        }

        ulong value = DenseNumber.ReadLong(Data, _position, first, out int end);
        _position = end;
        return value;
    }

    [MethodImpl(Inlined)]
    private ulong TakeNumber32()
    {
        ulong value = TakeNumber();
        if (value > uint.MaxValue)
        {
            WireFormatException.Throw(_position, "a number of 32 bits");
        }

        return value;
    }

    [MethodImpl(Inlined)]
    private int TakeCount() => (int)Math.Min(TakeNumber(), int.MaxValue) - 1;

    [MethodImpl(Inlined)]
    private static int LeastLength<T>(SequenceKind kind = SequenceKind.Set) =>
        DenseBlock.IsBlock<T>(kind) ? DenseBlock.MinItemLength<T>() : typeof(T).IsValueType ? DenseItem<T>.MinLength : 1;

    [MethodImpl(Inlined)]
    public string? ReadString(Slot slot)
    {
        string? text = DenseText.Read(Data, _position, out int end);
        _position = end;
        return text;
    }

    [MethodImpl(Inlined)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        if (!typeof(T).IsValueType && !ReadBoolean(slot))
        {
            return default;
        }

        if (typeof(T).IsValueType && DenseLayout<TNested>.IsFixed && _isProved)
        {
            var reader = new DenseReader<TNested>(ref _start, _position);
            _position = reader.Position;
            return TNested.Read(ref reader, TNested.Create());
        }

        T value = typeof(T).IsValueType
            ? DenseObjects.ReadInPlace<T, TNested>(Data, _position, _nesting, out int end)
            : DenseObjects.ReadLevel<T, TNested>(Data, _position, _nesting, out end);
        _position = end;
        return value;
    }

    [MethodImpl(Inlined)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            return ReadRectangular<TSequence, TItem, TWitness>(slot);
        }

        int count = TakeCount();
        return count < 0 ? default : ReadItems<TSequence, TItem, TWitness>(slot, new ReadOnlySpan<int>(in count), count);
    }

    [MethodImpl(Inlined)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = TakeCount();
        if (count < 0)
        {
            return default;
        }

        NestingLevel outer = _nesting;
        _nesting = outer.Claim(count, LeastLength<TKey>() + LeastLength<TValue>(), _position, _length);
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        _nesting = outer;
        return map;
    }

    public readonly void BeginEntry(Slot map) { }

    public readonly void EndEntry(Slot map) { }

    [MethodImpl(Inlined)]
    private TSequence ReadItems<TSequence, TItem, TWitness>(Slot slot, scoped ReadOnlySpan<int> lengths, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        NestingLevel outer = _nesting;
        bool isLast = DenseBlock.IsBlock<TItem>(TWitness.Kind) || (typeof(TItem).IsValueType && DenseItem<TItem>.FixedLength > 0);
        _nesting = outer.Claim(count, LeastLength<TItem>(TWitness.Kind), _position, _length, isLast);
        TSequence sequence = TWitness.Create(lengths);
        if (DenseBlock.IsBlock<TItem>(TWitness.Kind) && TWitness.TryGetSpanToFill(sequence, count, out Span<TItem> items))
        {
            _position = DenseBlock.Read(items, Data, _position);
        }
        else if (DenseBlock.IsMemory<TItem>(TWitness.Kind) && TWitness.TryGetSpanToFill(sequence, count, out items))
        {
            _position = DenseBlock.ReadMemory(items, Data, _position, _nesting);
        }
        else if (typeof(TItem).IsValueType && DenseItem<TItem>.FixedLength > 0)
        {
            // The call of Claim above has checked that the message holds the bytes of these items.
            DenseObjects.RequireLevel(_nesting, count, _position);
            _isProved = true;
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
            _isProved = false;
        }
        else
        {
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
        }

        _nesting = outer;
        return sequence;
    }

    private TSequence? ReadRectangular<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        lengths[0] = TakeCount();
        if (lengths[0] < 0)
        {
            return default;
        }

        foreach (ref int length in lengths[1..])
        {
            length = TakeCount();
        }

        return ReadItems<TSequence, TItem, TWitness>(slot, lengths, ArrayLengths.Require(lengths, _position));
    }

    [MethodImpl(Inlined)]
    public bool ReadBoolean(Slot slot)
    {
        byte value = Take<byte>();
        if (value > 1)
        {
            WireFormatException.Throw(_position - 1, "0 or 1");
        }

        return value != 0;
    }

    [MethodImpl(Inlined)]
    public int ReadInt32(Slot slot) => (int)Varint.UnZigZag(TakeNumber32());

    [MethodImpl(Inlined)]
    public uint ReadUInt32(Slot slot) => (uint)TakeNumber32();

    [MethodImpl(Inlined)]
    public long ReadInt64(Slot slot) => Varint.UnZigZag(TakeNumber());

    [MethodImpl(Inlined)]
    public ulong ReadUInt64(Slot slot) => TakeNumber();

    [MethodImpl(Inlined)]
    public char ReadChar(Slot slot) => (char)Take<ushort>();

    [MethodImpl(Inlined)]
    public decimal ReadDecimal(Slot slot)
    {
        decimal value = DenseDecimal.Read(Data, _position, out int end);
        _position = end;
        return value;
    }

    [MethodImpl(Inlined)]
    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(Take<ulong>(), _position);

    [MethodImpl(Inlined)]
    public DateTimeOffset ReadDateTimeOffset(Slot slot) => TimeWire.ToDateTimeOffset(Take<TimeWire.Offset>(), _position);

    [MethodImpl(Inlined)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(Take<long>());

    [MethodImpl(Inlined)]
    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(Take<int>(), _position);

    [MethodImpl(Inlined)]
    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(Take<long>(), _position);

    [MethodImpl(Inlined)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum
    {
        if (Unsafe.SizeOf<TEnum>() == sizeof(int))
        {
            return Unsafe.BitCast<int, TEnum>(ReadInt32(slot));
        }

        if (Unsafe.SizeOf<TEnum>() == sizeof(long))
        {
            return Unsafe.BitCast<long, TEnum>(ReadInt64(slot));
        }

        return Take<TEnum>();
    }

    [MethodImpl(Inlined)]
    public bool BeginNullable(Slot slot) => ReadBoolean(slot);
}
