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

    [MethodImpl(Inlined)]
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
    [MethodImpl(Inlined)]
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
        [MethodImpl(Inlined)]
        get => MemoryMarshal.CreateReadOnlySpan(ref _start, _length);
    }

    [MethodImpl(Inlined)]
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

    [MethodImpl(Inlined)]
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

    [MethodImpl(Inlined)]
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

    [MethodImpl(Inlined)]
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

    [MethodImpl(Inlined)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        var items = new DenseItemReader(Data, _position, _nesting);
        TSequence? value = items.ReadSequence<TSequence, TItem, TWitness>(slot);
        _position = items.Position;
        return value;
    }

    [MethodImpl(Inlined)]
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

    [MethodImpl(Inlined)]
    public bool ReadBoolean(Slot slot) => TakeBits(1) != 0;

    [MethodImpl(Inlined)]
    public int ReadInt32(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code32Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad32 || end >= sizeof(int)
            ? Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref _start, end - sizeof(int))) >> (24 - (8 * code))
            : (int)DenseInteger.LoadSigned(Data, end, code + 1);
    }

    [MethodImpl(Inlined)]
    public uint ReadUInt32(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code32Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad32 || end >= sizeof(uint)
            ? Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref _start, end - sizeof(uint))) >> (24 - (8 * code))
            : (uint)DenseInteger.LoadUnsigned(Data, end, code + 1);
    }

    [MethodImpl(Inlined)]
    public long ReadInt64(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code64Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad64 || end >= sizeof(long)
            ? Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref _start, end - sizeof(long))) >> (56 - (8 * code))
            : DenseInteger.LoadSigned(Data, end, code + 1);
    }

    [MethodImpl(Inlined)]
    public ulong ReadUInt64(Slot slot)
    {
        int code = (int)TakeBits(DenseShape.Code64Bits);
        int end = TakeShortened(code);
        return DenseLayout<TBinarizer>.CanLoad64 || end >= sizeof(ulong)
            ? Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref _start, end - sizeof(ulong))) >> (56 - (8 * code))
            : DenseInteger.LoadUnsigned(Data, end, code + 1);
    }

    [MethodImpl(Inlined)]
    public char ReadChar(Slot slot) => (char)Take<ushort>(slot);

    [MethodImpl(Inlined)]
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

    [MethodImpl(Inlined)]
    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(Take<ulong>(slot), _position);

    [MethodImpl(Inlined)]
    public DateTimeOffset ReadDateTimeOffset(Slot slot) => TimeWire.ToDateTimeOffset(Take<TimeWire.Offset>(slot), _position);

    [MethodImpl(Inlined)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(Take<long>(slot));

    [MethodImpl(Inlined)]
    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(Take<int>(slot), _position);

    [MethodImpl(Inlined)]
    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(Take<long>(slot), _position);

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

        return Take<TEnum>(slot);
    }

    [MethodImpl(Inlined)]
    public bool BeginNullable(Slot slot)
    {
        bool hasValue = TakeBits(1) != 0;
        if (!hasValue && TakeBits(DenseLayout<TBinarizer>.CodeBits(slot)) != 0)
        {
            WireFormatException.Throw(_position, "zeros in the header for an absent value");
        }

        return hasValue;
    }

    [MethodImpl(Inlined)]
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

    [MethodImpl(Inlined)]
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
