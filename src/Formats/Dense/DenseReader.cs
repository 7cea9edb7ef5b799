using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

// Reads an object. The constructor checks the length of header and fixed values; each later value is checked when it is read.
[PerKind]
internal ref partial struct DenseReader<TBinarizer> : IFieldReader
    where TBinarizer : struct, IWitness
{
    private readonly ref byte _start;
    private readonly int _length;
    private readonly ReadChain? _chain;
    private readonly NestingLevel _nesting;
    private readonly ref byte _object;
    private ulong _header;
    private int _headerBits;
    private int _headerAt;
    private int _blockAt;
    private int _position;

    [MethodImpl(AggressiveInlining)]
    public DenseReader(ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain)
    {
        int prefix = DenseLayout<TBinarizer>.PrefixLength;
        if (DenseLayout<TBinarizer>.DecimalsLength > 0 && data[0] == DenseFormat.Version)
        {
            prefix += DenseLayout<TBinarizer>.DecimalsLength;
        }

        if (data.Length - position < prefix)
        {
            WireFormatException.ThrowTruncated(position, prefix, data.Length - position);
        }

        _start = ref MemoryMarshal.GetReference(data);
        _length = data.Length;
        _chain = chain;
        _nesting = nesting;
        _object = ref Unsafe.Add(ref _start, position);
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
        _position = position + prefix;
        LoadWord();
    }

    // For callers that have checked the length of header and fixed values.
    [MethodImpl(AggressiveInlining)]
    public DenseReader(ref byte start, int position)
    {
        _start = ref start;
        _object = ref Unsafe.Add(ref start, position);
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
        _position = position + DenseLayout<TBinarizer>.PrefixLength;
        LoadWord();
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => _position;

    private readonly ReadOnlySpan<byte> Data
    {
        [MethodImpl(AggressiveInlining)]
        get => MemoryMarshal.CreateReadOnlySpan(ref _start, _length);
    }

    [MethodImpl(AggressiveInlining)]
    private void LoadWord()
    {
        if (DenseLayout<TBinarizer>.HasLongHeader)
        {
            _header = Unsafe.ReadUnaligned<ulong>(ref _object);
        }
        else
        {
            LoadLastWord();
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void LoadLastWord()
    {
        ref byte at = ref Unsafe.Add(ref _object, _headerAt);
        int length = DenseLayout<TBinarizer>.HeaderTail;
        ulong bits = 0;
        if ((length & 8) != 0)
        {
            bits = Unsafe.ReadUnaligned<ulong>(ref at);
        }

        if ((length & 4) != 0)
        {
            bits = Unsafe.ReadUnaligned<uint>(ref at);
        }

        if ((length & 2) != 0)
        {
            bits |= (ulong)Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref at, length & 4)) << (8 * (length & 4));
        }

        if ((length & 1) != 0)
        {
            bits |= (ulong)Unsafe.Add(ref at, length & 6) << (8 * (length & 6));
        }

        if ((bits & DenseLayout<TBinarizer>.UnusedBits) != 0)
        {
            WireFormatException.Throw(_position, "zeros in the unused bits of an object's header");
        }

        _header = bits;
    }

    [MethodImpl(AggressiveInlining)]
    private uint TakeBits(int count)
    {
        if (DenseLayout<TBinarizer>.HasLongHeader)
        {
            BeginWord(count);
        }

        uint code = (uint)(_header >> _headerBits) & ((1u << count) - 1);
        _headerBits += count;
        return code;
    }

    [MethodImpl(AggressiveInlining)]
    private void BeginWord(int count)
    {
        if (_headerBits + count <= DenseShape.WordBits)
        {
            return;
        }

        _headerAt += sizeof(ulong);
        _headerBits = 0;
        if (DenseLayout<TBinarizer>.HeaderLength - _headerAt <= sizeof(ulong))
        {
            LoadLastWord();
        }
        else
        {
            _header = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref _object, _headerAt));
        }
    }

    [MethodImpl(AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        string? text = DenseText.Read(Data, _position, out int end);
        _position = end;
        return text;
    }

    [MethodImpl(AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        T? value = default;
        int end = _position;
        if (typeof(T).IsValueType)
        {
            value = DenseObjects.ReadInPlace<T, TNested>(Data, _position, _nesting, out end);
        }
        else if (TakeBits(1) == 0)
        {
            return default;
        }
        else if (slot.Ordinal < DenseLayout<TBinarizer>.FirstTailOrdinal)
        {
            value = DenseObjects.ReadLevel<T, TNested>(Data, _position, _nesting, out end);
        }
        else if (_chain is null)
        {
            value = DenseObjects.ReadTail<T, TNested>(Data, _position, _nesting, out end);
        }
        else
        {
            value = Binarizer.Create<T, TNested>();
            _chain.Add(value!, DenseReadStep<T, TNested>.Instance, _position, _length);
        }

        _position = end;
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        var items = new DenseItemReader(Data, _position, _nesting);
        TSequence? value = items.ReadSequence<TSequence, TItem, TWitness>(slot);
        _position = items.Position;
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        var items = new DenseItemReader(Data, _position, _nesting);
        TMap? value = items.ReadMap<TMap, TKey, TValue, TWitness>(slot);
        _position = items.Position;
        return value;
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");

    [MethodImpl(AggressiveInlining)]
    public bool ReadBoolean(Slot slot) => TakeBits(1) != 0;

    [MethodImpl(AggressiveInlining)]
    public int ReadInt32(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code32Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad32 || end >= sizeof(int)
            ? Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref _start, end - sizeof(int))) >> (24 - (8 * code))
            : (int)DenseInteger.LoadSigned(Data, end, code + 1);
    }

    [MethodImpl(AggressiveInlining)]
    public uint ReadUInt32(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code32Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad32 || end >= sizeof(uint)
            ? Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref _start, end - sizeof(uint))) >> (24 - (8 * code))
            : (uint)DenseInteger.LoadUnsigned(Data, end, code + 1);
    }

    [MethodImpl(AggressiveInlining)]
    public long ReadInt64(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code64Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad64 || end >= sizeof(long)
            ? Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref _start, end - sizeof(long))) >> (56 - (8 * code))
            : DenseInteger.LoadSigned(Data, end, code + 1);
    }

    [MethodImpl(AggressiveInlining)]
    public ulong ReadUInt64(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code64Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad64 || end >= sizeof(ulong)
            ? Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref _start, end - sizeof(ulong))) >> (56 - (8 * code))
            : DenseInteger.LoadUnsigned(Data, end, code + 1);
    }

    [MethodImpl(AggressiveInlining)]
    public char ReadChar(Slot slot) => (char)Take<ushort>(slot);

    [MethodImpl(AggressiveInlining)]
    public decimal ReadDecimal(Slot slot)
    {
        if (_start == DenseFormat.Version)
        {
            return DecimalWire.Check(Take<decimal>(slot), _position);
        }

        decimal value = DenseDecimal.Read(Data, _position, out int end);
        _position = end;
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(Take<ulong>(slot), _position);

    [MethodImpl(AggressiveInlining)]
    public DateTimeOffset ReadDateTimeOffset(Slot slot) => TimeWire.ToDateTimeOffset(Take<TimeWire.Offset>(slot), _position);

    [MethodImpl(AggressiveInlining)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(Take<long>(slot));

    [MethodImpl(AggressiveInlining)]
    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(Take<int>(slot), _position);

    [MethodImpl(AggressiveInlining)]
    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(Take<long>(slot), _position);

    [MethodImpl(AggressiveInlining)]
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

        return Take<TEnum>(slot);
    }

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot)
    {
        bool hasValue = TakeBits(1) != 0;
        if (!hasValue && TakeBits(DenseLayout<TBinarizer>.CodeBits(slot)) != 0)
        {
            WireFormatException.Throw(_position, "zeros in the header for an absent value");
        }

        return hasValue;
    }

    // Reads a value of the block, or a nullable value, which is after the block.
    [MethodImpl(AggressiveInlining)]
    private T Take<T>(Slot slot)
        where T : unmanaged
    {
        if (DenseLayout<TBinarizer>.HasNullables && DenseLayout<TBinarizer>.IsNullable(slot))
        {
            int end = TakeShortened(Unsafe.SizeOf<T>() - 1);
            return Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, end - Unsafe.SizeOf<T>()));
        }

        T value = Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _object, _blockAt));
        _blockAt += Unsafe.SizeOf<T>();
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    private int TakeShortened(int code)
    {
        int end = _position + code + 1;
        if (end > _length)
        {
            WireFormatException.ThrowTruncated(_position, code + 1, _length - _position);
        }

        _position = end;
        return end;
    }
}
