namespace SerBench.Published.TypedLadder.Format;

[PerKind]
internal ref partial struct TypedWriter<TLayout, TBinarizer> : IFieldWriter
    where TLayout : struct, ITypedLayout
    where TBinarizer : struct, IWitness
{
    private readonly ref LongLengths? _lengths;
    private readonly TypedWriteChain? _chain;
    private readonly NestingLevel _nesting;
    private readonly int _bitmapAt;
    private OutputCursor _output;
    private int _nullables;

    [MethodImpl(AggressiveInlining)]
    public TypedWriter(EncodeBuffer buffer, int position, NestingLevel nesting, TypedWriteChain? chain, ref LongLengths? lengths)
    {
        _lengths = ref lengths;
        _chain = chain;
        _nesting = nesting;
        _bitmapAt = position;
        _output = new OutputCursor(buffer, position);
        if (TLayout.HasMarkers)
        {
            PutFieldCount();
        }
        else
        {
            _output.Ensure(TypedFacts<TLayout, TBinarizer>.BitmapLength);
            _output.Free(0, TypedFacts<TLayout, TBinarizer>.BitmapLength).Clear();
            _output.Advance(TypedFacts<TLayout, TBinarizer>.BitmapLength);
        }
    }

    public static FieldOrder Order => TLayout.Order;

    public readonly int Position
    {
        [MethodImpl(AggressiveInlining)]
        get => _output.Position;
    }

    [MethodImpl(AggressiveInlining)]
    private void PutFieldCount()
    {
        _output.Ensure(1 + sizeof(int));
        if (TypedFacts<TLayout, TBinarizer>.FieldCount < LongLengths.Mark)
        {
            _output.PutByte((byte)TypedFacts<TLayout, TBinarizer>.FieldCount);
        }
        else
        {
            _output.PutByteAnd(LongLengths.Mark, BinaryPrimitives.ReverseEndianness(TypedFacts<TLayout, TBinarizer>.FieldCount));
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static bool HasMarker(Slot slot) =>
        TLayout.HasMarkers && slot.IsField
            && !(TypedFacts<TLayout, TBinarizer>.HasNullableValues && TypedFacts<TLayout, TBinarizer>.IsNullableValue(slot));

    [MethodImpl(AggressiveInlining)]
    private void Put<T>(Slot slot, T value)
        where T : unmanaged
    {
        T reversed = BigEndian.Reverse(value);
        Begin(slot, Unsafe.SizeOf<T>());
        _output.Put(reversed);
    }

    [MethodImpl(AggressiveInlining)]
    private void Begin(Slot slot, int length)
    {
        _output.Ensure(1 + length);
        if (HasMarker(slot))
        {
            _output.PutByte(TypedMarker.Present);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void PutPresence(Slot slot, bool isPresent)
    {
        if (!TLayout.HasMarkers && slot.IsField)
        {
            int bit = _nullables++;
            if (!isPresent)
            {
                SetBits(bit, 1);
            }
        }
        else if (slot.Role != SlotRole.Key)
        {
            byte marker = isPresent ? TypedMarker.Present : TypedMarker.Null;
            _output.Ensure(1);
            _output.PutByte(marker);
        }
    }

    private readonly void SetBits(int bit, int code) => _output.Buffer.Bytes[_bitmapAt + (bit >> 3)] |= (byte)(code << (bit & 7));

    [MethodImpl(AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (TLayout.HasShortText && slot.IsField)
        {
            WriteShortText(value);
            return;
        }

        bool isPresent = value is not null;
        PutPresence(slot, isPresent);
        if (isPresent)
        {
            _output.Resume(TypedText.Write(value!, _output.Buffer, _output.Position));
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType)
        {
            Begin(slot, 0);
            WriteNested<T, TNested>(value!, isTail: false);
            return;
        }

        bool isTail = slot.IsField && slot.Ordinal >= TypedFacts<TLayout, TBinarizer>.FirstTailOrdinal;
        bool isPutOff = isTail && _chain is not null;
        if (!(isPutOff && TLayout.HasMarkers))
        {
            bool isPresent = value is not null;
            PutPresence(slot, isPresent);
        }

        if (isPutOff)
        {
            Defer<T, TNested>(value);
        }
        else if (value is not null)
        {
            WriteNested<T, TNested>(value, isTail);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        bool isPresent = value is not null;
        PutPresence(slot, isPresent);
        if (!isPresent)
        {
            return;
        }

        int count = TWitness.Count(value!);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            PutLengths<TSequence, TItem, TWitness>(value!);
        }
        else
        {
            PutCount(count);
        }

        Counted.Require(TWitness.WriteItems(ref this, slot.Item, value!), count);
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        bool isPresent = value is not null;
        PutPresence(slot, isPresent);
        if (isPresent)
        {
            int count = TWitness.Count(value!);
            PutCount(count);
            Counted.Require(TWitness.WriteEntries(ref this, slot, value!), count);
        }
    }

    public readonly void BeginEntry(Slot map) { }

    public readonly void EndEntry(Slot map) { }

    private void WriteShortText(string? value)
    {
        int bit = TypedShortText.Align(_nullables);
        _nullables = bit + TypedShortText.BitCount;
        if (value is null)
        {
            return;
        }

        _output.Ensure(TypedShortText.Longest);
        bool isShort = value.Length <= TypedShortText.Longest && Ascii.TryNarrowShort(value, ref _output.Here());
        int code = isShort ? 1 + value.Length : TypedShortText.HasLength;
        SetBits(bit, code);
        if (isShort)
        {
            _output.Advance(value.Length);
        }
        else
        {
            _output.Resume(TypedText.Write(value, _output.Buffer, _output.Position));
        }
    }

    private void WriteNested<T, TNested>(T value, bool isTail)
        where TNested : struct, IBinarizer<T>
    {
        int lengthAt = _output.Position;
        if (TLayout.HasMarkers)
        {
            _output.Ensure(1);
            _output.Advance(1);
        }

        int end = isTail
            ? TypedObjects<TLayout>.WriteTail<T, TNested>(value, _output.Buffer, _output.Position, _nesting, ref _lengths)
            : TypedObjects<TLayout>.WriteLevel<T, TNested>(value, _output.Buffer, _output.Position, _nesting, ref _lengths);
        _output.Resume(end);
        if (TLayout.HasMarkers)
        {
            LongLengths.Close(ref _lengths, _output.Buffer, lengthAt, end);
        }
    }

    private readonly void Defer<T, TNested>(T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (value is not null)
        {
            _chain!.Add(value, TypedWriteStep<TLayout, T, TNested>.Next);
        }
        else if (TLayout.HasMarkers)
        {
            _chain!.Add(TypedNullStep.Instance, TypedNullStep.Instance);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void PutCount(int count)
    {
        _output.Ensure(sizeof(int));
        _output.Put(BinaryPrimitives.ReverseEndianness(count));
    }

    private void PutLengths<TSequence, TItem, TWitness>(TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        foreach (int length in lengths)
        {
            PutCount(length);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value)
    {
        byte bit = value ? (byte)1 : (byte)0;
        Put(slot, bit);
    }

    // The bytes are reversed as an integer, because a float would move to another kind of register and back.
    [MethodImpl(AggressiveInlining)]
    public void WriteSingle(Slot slot, float value) => Put(slot, BitConverter.SingleToInt32Bits(value));

    [MethodImpl(AggressiveInlining)]
    public void WriteDouble(Slot slot, double value) => Put(slot, BitConverter.DoubleToInt64Bits(value));

    public void WriteDecimal(Slot slot, decimal value)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        Begin(slot, sizeof(decimal));
        for (int i = parts.Length - 1; i >= 0; i--)
        {
            _output.Put(BinaryPrimitives.ReverseEndianness(parts[i]));
        }
    }

    public void WriteGuid(Slot slot, Guid value)
    {
        Begin(slot, Unsafe.SizeOf<Guid>());
        value.TryWriteBytes(_output.Free(), bigEndian: true, out int length);
        _output.Advance(length);
    }

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        TimeWire.Offset wire = TimeWire.ToWire(value);
        Begin(slot, Unsafe.SizeOf<TimeWire.Offset>());
        _output.Put(BinaryPrimitives.ReverseEndianness(wire.Ticks));
        _output.Put(BinaryPrimitives.ReverseEndianness(wire.Minutes));
    }

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        PutPresence(slot, hasValue);
        return hasValue;
    }
}
