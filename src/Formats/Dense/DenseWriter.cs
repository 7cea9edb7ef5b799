using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

// Writes one object (docs/formats/dense.md, "Objects"). The fields of the writer stay in registers, because all methods are inlined, few
// are large, and no argument contains a branch. The constructor makes room for all values of bounded length. Each method for other values,
// such as text, makes that room again.
[PerKind]
internal ref partial struct DenseWriter<TBinarizer, TText> : IFieldWriter
    where TBinarizer : struct, IWitness
    where TText : struct, IDenseText
{
    private const int Null = -1;

    private readonly EncodeBuffer _buffer;
    private readonly WriteChain? _chain;
    private readonly NestingLevel _nesting;
    private readonly nuint _object;
    private ref byte _start;
    private nuint _next;
    private ulong _header;
    private int _headerBits;
    private int _headerAt;
    private int _blockAt;

    [MethodImpl(Inlined)]
    public DenseWriter(EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain? chain)
    {
        _buffer = buffer;
        _chain = chain;
        _nesting = nesting;
        DenseRoom.Ensure(buffer, position, DenseLayout<TBinarizer>.PrefixLength + DenseLayout<TBinarizer>.ValueRoom);
        _start = ref MemoryMarshal.GetArrayDataReference(buffer.Bytes);
        _object = (uint)position;
        _next = _object + (uint)DenseLayout<TBinarizer>.PrefixLength;
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
    }

    // The object must have only a header and fixed-width values, which fit in `room`.
    [MethodImpl(Inlined)]
    public DenseWriter(ref byte room, EncodeBuffer buffer)
    {
        _buffer = buffer;
        _start = ref room;
        _next = (uint)DenseLayout<TBinarizer>.PrefixLength;
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    private readonly int Position
    {
        [MethodImpl(Inlined)]
        get => (int)_next;
    }

    [MethodImpl(Inlined)]
    public readonly int End()
    {
        ulong bits = _header;
        ref byte at = ref Unsafe.Add(ref _start, _object + (uint)_headerAt);
        int length = DenseLayout<TBinarizer>.HeaderTail;
        if ((length & 8) != 0)
        {
            Unsafe.WriteUnaligned(ref at, bits);
        }

        if ((length & 4) != 0)
        {
            Unsafe.WriteUnaligned(ref at, (uint)bits);
        }

        if ((length & 2) != 0)
        {
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref at, length & 4), (ushort)(bits >> (8 * (length & 4))));
        }

        if ((length & 1) != 0)
        {
            Unsafe.Add(ref at, length & 6) = (byte)(bits >> (8 * (length & 6)));
        }

        return Position;
    }

    [MethodImpl(Inlined)]
    public readonly void EndMessage()
    {
        int end = End();
        _start = DenseVersion<TBinarizer>.Value;
        _buffer.Length = end;
    }

    [MethodImpl(Inlined)]
    public readonly void MarkPresence() => Unsafe.Add(ref _start, _object - 1) = 1;

    [MethodImpl(Inlined)]
    private void AddBits(uint code, int count)
    {
        if (DenseLayout<TBinarizer>.HasLongHeader)
        {
            EndWord(count);
        }

        _header |= (ulong)code << _headerBits;
        _headerBits += count;
    }

    [MethodImpl(Inlined)]
    private void EndWord(int count)
    {
        if (_headerBits + count > DenseShape.WordBits)
        {
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, _object + (uint)_headerAt), _header);
            _headerAt += sizeof(ulong);
            _header = 0;
            _headerBits = 0;
        }
    }

    [MethodImpl(Inlined)]
    private void Ensure(int count)
    {
        int position = Position;
        if (_buffer.Bytes.Length - position < count)
        {
            _buffer.Grow(position, count);
            Resume(position);
        }
    }

    // Another method may have replaced the buffer's memory.
    [MethodImpl(Inlined)]
    private void Resume(int position)
    {
        _start = ref MemoryMarshal.GetArrayDataReference(_buffer.Bytes);
        _next = (uint)position;
    }

    [MethodImpl(Inlined)]
    public void WriteString(Slot slot, string? value)
    {
        if (TText.TryPutShort(ref Unsafe.Add(ref _start, _next), value, out int length))
        {
            _next += (nuint)(uint)length + 1;
        }
        else
        {
            Resume(TText.Write(value, _buffer, Position, DenseLayout<TBinarizer>.ValueRoom));
        }
    }

    [MethodImpl(Inlined)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType && DenseItem<T>.MemoryLevels > 0)
        {
            DenseObjects.RequireLevel(DenseBlock.Innermost<T>(_nesting), count: 1);
            PutShortened(value, Unsafe.SizeOf<T>() - 1);
            return;
        }

        if (typeof(T).IsValueType)
        {
            Resume(DenseObjects.WriteInPlace<T, TNested, TText>(value!, _buffer, Position, _nesting, DenseLayout<TBinarizer>.ValueRoom));
            return;
        }

        uint isPresent = value is null ? 0u : 1u;
        AddBits(isPresent, 1);
        if (value is null)
        {
            return;
        }

        if (slot.Ordinal < DenseLayout<TBinarizer>.FirstTailOrdinal)
        {
            Resume(DenseObjects.WriteLevel<T, TNested, TText>(value, _buffer, Position, _nesting, DenseLayout<TBinarizer>.ValueRoom));
        }
        else if (_chain is null)
        {
            Resume(DenseObjects.WriteTail<T, TNested, TText>(value, _buffer, Position, _nesting));
        }
        else
        {
            _chain.Add(value, DenseWriteStep<T, TNested, TText>.Instance);
        }
    }

    [MethodImpl(Inlined)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            PutCount(Null);
        }
        else if (TWitness.Kind == SequenceKind.Rectangular)
        {
            var items = new DenseItemWriter<TText>(_buffer, Position, _nesting);
            items.WriteSequence<TSequence, TItem, TWitness>(slot, value);
            Resume(items.End(DenseLayout<TBinarizer>.ValueRoom));
        }
        else
        {
            int count = TWitness.Count(value);
            PutCount(count);
            WriteItems<TSequence, TItem, TWitness>(slot, value, count);
        }
    }

    [MethodImpl(Inlined)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            PutCount(Null);
            return;
        }

        int count = TWitness.Count(value);
        PutCount(count);
        var items = new DenseItemWriter<TText>(_buffer, Position, _nesting);
        Counted.Require(TWitness.WriteEntries(ref items, slot, value), count);
        Resume(items.End(DenseLayout<TBinarizer>.ValueRoom));
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");

    [MethodImpl(Inlined)]
    private void WriteItems<TSequence, TItem, TWitness>(Slot slot, TSequence value, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (DenseBlock.IsBlock<TItem>(TWitness.Kind) && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> block))
        {
            Counted.Require(block.Length, count);
            Resume(DenseBlock.Write(block, _buffer, Position, DenseLayout<TBinarizer>.ValueRoom));
        }
        else if (DenseBlock.IsMemory<TItem>(TWitness.Kind) && TWitness.TryGetSpan(value, out block))
        {
            Counted.Require(block.Length, count);
            Resume(DenseBlock.WriteMemory(block, _buffer, Position, DenseLayout<TBinarizer>.ValueRoom, _nesting));
        }
        else if (typeof(TItem).IsValueType && DenseItem<TItem>.FixedLength > 0)
        {
            int length = checked(DenseItem<TItem>.FixedLength * count);
            DenseObjects.RequireLevel(_nesting, count);
            Ensure(checked(length + DenseLayout<TBinarizer>.ValueRoom));
            var items = new DenseItemWriter<TText>(ref Unsafe.Add(ref _start, _next), length, _buffer);
            TWitness.WriteItems(ref items, slot.Item, value);
            items.EndRoom();
            _next += (uint)length;
        }
        else
        {
            var items = new DenseItemWriter<TText>(_buffer, Position, _nesting);
            Counted.Require(TWitness.WriteItems(ref items, slot.Item, value), count);
            Resume(items.End(DenseLayout<TBinarizer>.ValueRoom));
        }
    }

    [MethodImpl(Inlined)]
    private void PutCount(int count)
    {
        ulong number = (ulong)(count + 1L);
        _next += (uint)DenseNumber.Put(ref Unsafe.Add(ref _start, _next), number);
    }

    [MethodImpl(Inlined)]
    public void WriteBoolean(Slot slot, bool value)
    {
        uint bit = value ? 1u : 0u;
        AddBits(bit, 1);
    }

    [MethodImpl(Inlined)]
    public void WriteInt32(Slot slot, int value)
    {
        int code = (32 - BitOperations.LeadingZeroCount((uint)(value ^ (value >> 31)))) >> 3;
        PutShortened(value, code);
        AddBits((uint)code, DenseShape.Code32Bits);
    }

    [MethodImpl(Inlined)]
    public void WriteUInt32(Slot slot, uint value)
    {
        int code = BitOperations.Log2(value) >> 3;
        PutShortened(value, code);
        AddBits((uint)code, DenseShape.Code32Bits);
    }

    [MethodImpl(Inlined)]
    public void WriteInt64(Slot slot, long value)
    {
        int code = (64 - BitOperations.LeadingZeroCount((ulong)(value ^ (value >> 63)))) >> 3;
        PutShortened(value, code);
        AddBits((uint)code, DenseShape.Code64Bits);
    }

    [MethodImpl(Inlined)]
    public void WriteUInt64(Slot slot, ulong value)
    {
        int code = BitOperations.Log2(value) >> 3;
        PutShortened(value, code);
        AddBits((uint)code, DenseShape.Code64Bits);
    }

    [MethodImpl(Inlined)]
    public void WriteDecimal(Slot slot, decimal value) => _next += (uint)DenseDecimal.Put(ref Unsafe.Add(ref _start, _next), value);

    [MethodImpl(Inlined)]
    public void WriteDateTime(Slot slot, DateTime value)
    {
        ulong wire = TimeWire.ToWire(value);
        Put(slot, wire);
    }

    [MethodImpl(Inlined)]
    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        TimeWire.Offset wire = TimeWire.ToWire(value);
        Put(slot, wire);
    }

    [MethodImpl(Inlined)]
    public void WriteTimeSpan(Slot slot, TimeSpan value) => Put(slot, value.Ticks);

    [MethodImpl(Inlined)]
    public void WriteDateOnly(Slot slot, DateOnly value) => Put(slot, value.DayNumber);

    [MethodImpl(Inlined)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => Put(slot, value.Ticks);

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
            Put(slot, value);
        }
    }

    [MethodImpl(Inlined)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        WriteBoolean(slot, hasValue);
        if (!hasValue)
        {
            AddBits(0, DenseLayout<TBinarizer>.CodeBits(slot));
        }

        return hasValue;
    }

    [MethodImpl(Inlined)]
    private void Put<T>(Slot slot, T value)
        where T : unmanaged
    {
        if (DenseLayout<TBinarizer>.HasNullables && DenseLayout<TBinarizer>.IsNullable(slot))
        {
            PutShortened(value, Unsafe.SizeOf<T>() - 1);
            return;
        }

        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, _object + (uint)_blockAt), value);
        _blockAt += Unsafe.SizeOf<T>();
    }

    // The next value overwrites the surplus bytes.
    [MethodImpl(Inlined)]
    private void PutShortened<T>(T value, int code)
    {
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, _next), value);
        _next += (nuint)(uint)code + 1;
    }
}
