using SerBench.Formats.Wire.Chains;

namespace SerBench.Published.TypedLadder.Format;

[PerKind]
internal ref partial struct TypedReader<TLayout, TBinarizer> : IFieldReader
    where TLayout : struct, ITypedLayout
    where TBinarizer : struct, IWitness
{
    private readonly ReadChain? _chain;
    private NestingLevel _nesting;
    private readonly int _bitmapAt;
    private InputCursor _input;
    private int _nullables;

    [MethodImpl(AggressiveInlining)]
    public TypedReader(ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain)
    {
        _chain = chain;
        _nesting = nesting;
        _bitmapAt = position;
        _input = new InputCursor(data);
        _input.Resume(position);
        if (TLayout.HasMarkers)
        {
            TakeFieldCount();
        }
        else
        {
            TakeBitmap();
        }
    }

    public static FieldOrder Order => TLayout.Order;

    public static bool LastKeyWins => false;

    public readonly int Position
    {
        [MethodImpl(AggressiveInlining)]
        get => _input.Position;
    }

    private void TakeFieldCount()
    {
        int count = TypedLength.Read(ref _input);
        if (count != TypedFacts<TLayout, TBinarizer>.FieldCount)
        {
            WireFormatException.Throw(_bitmapAt, $"{TypedFacts<TLayout, TBinarizer>.FieldCount} fields, found {count}");
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void TakeBitmap()
    {
        if (TypedFacts<TLayout, TBinarizer>.BitmapLength == 0)
        {
            return;
        }

        _input.Skip(TypedFacts<TLayout, TBinarizer>.BitmapLength);
        if ((_input.TakeAt<byte>(_input.Position - 1) & TypedFacts<TLayout, TBinarizer>.UnusedBits) != 0)
        {
            WireFormatException.Throw(_input.Position - 1, "zeros in the unused bits of a bitmap");
        }
    }

    [MethodImpl(AggressiveInlining)]
    private T Take<T>(Slot slot)
        where T : unmanaged
    {
        Begin(slot);
        return BigEndian.Reverse(_input.Read<T>());
    }

    [MethodImpl(AggressiveInlining)]
    private void Begin(Slot slot)
    {
        if (TLayout.HasMarkers && slot.IsField
            && !(TypedFacts<TLayout, TBinarizer>.HasNullableValues && TypedFacts<TLayout, TBinarizer>.IsNullableValue(slot))
            && _input.ReadByte() != TypedMarker.Present)
        {
            WireFormatException.Throw(_input.Position - 1, "the marker 1 of a value that cannot be null");
        }
    }

    [MethodImpl(AggressiveInlining)]
    private bool ReadPresence(Slot slot)
    {
        if (slot.Role == SlotRole.Key || (TLayout.HasPathWithoutNulls && slot.IsField))
        {
            return true;
        }

        if (!TLayout.HasMarkers && slot.IsField)
        {
            int bit = _nullables++;
            return (_input.TakeAt<byte>(_bitmapAt + (bit >> 3)) & (1 << (bit & 7))) == 0;
        }

        byte marker = _input.ReadByte();
        if (marker > TypedMarker.Present)
        {
            WireFormatException.Throw(_input.Position - 1, "a marker, 0 or 1");
        }

        return marker != TypedMarker.Null;
    }

    [MethodImpl(AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        int code = TypedShortText.HasLength;
        if (TLayout.HasShortText && slot.IsField)
        {
            code = TakeTextCode();
        }
        else if (!ReadPresence(slot))
        {
            code = TypedShortText.Null;
        }

        if (code == TypedShortText.Null)
        {
            return null;
        }

        int length = code == TypedShortText.HasLength ? TypedLength.Read(ref _input) : code - 1;
        ReadOnlySpan<byte> bytes = _input.ReadBytes(length);
        return Text.DecodeUtf8(bytes, _input.Position - length);
    }

    [MethodImpl(AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        int end;
        T value;
        if (typeof(T).IsValueType)
        {
            Begin(slot);
            value = TypedObjects<TLayout>.ReadLevel<T, TNested>(_input.Data, _input.Position, _nesting, out end);
        }
        else if (!ReadPresence(slot))
        {
            return default;
        }
        else if (!slot.IsField || slot.Ordinal < TypedFacts<TLayout, TBinarizer>.FirstTailOrdinal)
        {
            value = TypedObjects<TLayout>.ReadLevel<T, TNested>(_input.Data, _input.Position, _nesting, out end);
        }
        else if (_chain is null)
        {
            value = TypedObjects<TLayout>.ReadTail<T, TNested>(_input.Data, _input.Position, _nesting, out end);
        }
        else
        {
            return Defer<T, TNested>();
        }

        _input.Resume(end);
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (!ReadPresence(slot))
        {
            return default;
        }

        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            return ReadRectangular<TSequence, TItem, TWitness>(slot);
        }

        int count = TakeCount();
        return ReadItems<TSequence, TItem, TWitness>(slot, new ReadOnlySpan<int>(in count), count);
    }

    [MethodImpl(AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (!ReadPresence(slot))
        {
            return default;
        }

        int count = TakeCount();
        NestingLevel outer = _nesting;
        _nesting = outer.Claim(count, TypedItem<TLayout, TKey>.MinLength + TypedItem<TLayout, TValue>.MinLength, in _input);
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        _nesting = outer;
        return map;
    }

    public readonly void BeginEntry(Slot map) { }

    public readonly void EndEntry(Slot map) { }

    private int TakeTextCode()
    {
        int bit = TypedShortText.Align(_nullables);
        _nullables = bit + TypedShortText.BitCount;
        int code = (_input.TakeAt<byte>(_bitmapAt + (bit >> 3)) >> (bit & 7)) & ((1 << TypedShortText.BitCount) - 1);
        if (code is > 1 + TypedShortText.Longest and < TypedShortText.HasLength)
        {
            WireFormatException.Throw(_bitmapAt, "the length of a short text, up to 7");
        }

        return code;
    }

    // The object's fields are read later. A layout with markers has the object's length, so its bytes can be skipped.
    private T Defer<T, TNested>()
        where TNested : struct, IBinarizer<T>
    {
        T value = Binarizer.Create<T, TNested>();
        if (TLayout.HasMarkers)
        {
            // An object whose length is too short is refused when its fields are read.
            _chain!.AddAt(value!, TypedReadStep<TLayout, T, TNested>.Instance, _input.Position);
            _input.Skip(Math.Max(TypedLength.Read(ref _input), TypedFacts<TLayout, TNested>.MinLength));
        }
        else
        {
            _chain!.Add(value!, TypedReadStep<TLayout, T, TNested>.Instance, _input.Position, _input.Length);
        }

        return value;
    }

    private TSequence ReadRectangular<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        foreach (ref int length in lengths)
        {
            length = TakeCount();
        }

        return ReadItems<TSequence, TItem, TWitness>(slot, lengths, ArrayLengths.Require(lengths, _input.Position));
    }

    [MethodImpl(AggressiveInlining)]
    private TSequence ReadItems<TSequence, TItem, TWitness>(Slot slot, scoped ReadOnlySpan<int> lengths, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        NestingLevel outer = _nesting;
        _nesting = outer.Claim(count, TypedItem<TLayout, TItem>.MinLength, in _input);
        TSequence sequence = TWitness.Create(lengths);
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        _nesting = outer;
        return sequence;
    }

    [MethodImpl(AggressiveInlining)]
    private int TakeCount() => BinaryPrimitives.ReverseEndianness(_input.Read<int>());

    [MethodImpl(AggressiveInlining)]
    public bool ReadBoolean(Slot slot)
    {
        byte value = Take<byte>(slot);
        if (value > 1)
        {
            WireFormatException.Throw(_input.Position - 1, "0 or 1");
        }

        return value != 0;
    }

    [MethodImpl(AggressiveInlining)]
    public float ReadSingle(Slot slot) => BitConverter.Int32BitsToSingle(Take<int>(slot));

    [MethodImpl(AggressiveInlining)]
    public double ReadDouble(Slot slot) => BitConverter.Int64BitsToDouble(Take<long>(slot));

    public decimal ReadDecimal(Slot slot)
    {
        Begin(slot);
        _input.Need(sizeof(decimal));
        Span<int> parts = stackalloc int[4];
        for (int i = parts.Length - 1; i >= 0; i--)
        {
            parts[i] = BinaryPrimitives.ReverseEndianness(_input.Take<int>());
        }

        DecimalWire.CheckFlags(parts[3], _input.Position - sizeof(decimal));
        return new decimal(parts);
    }

    public Guid ReadGuid(Slot slot)
    {
        Begin(slot);
        return new Guid(_input.ReadBytes(Unsafe.SizeOf<Guid>()), bigEndian: true);
    }

    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        Begin(slot);
        _input.Need(Unsafe.SizeOf<TimeWire.Offset>());
        long ticks = BinaryPrimitives.ReverseEndianness(_input.Take<long>());
        short minutes = BinaryPrimitives.ReverseEndianness(_input.Take<short>());
        return TimeWire.ToDateTimeOffset(new TimeWire.Offset(ticks, minutes), _input.Position);
    }

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot) => ReadPresence(slot);
}
