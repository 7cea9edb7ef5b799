using System.Globalization;
using SerBench.Formats.Values;

namespace SerBench.Formats.MessagePack;

// Between fields the buffer has room for every field of fixed size. Values of variable size make more room (docs/formats/messagepack.md).
[PerKind]
internal ref partial struct MessagePackWriter<TStyle, TBinarizer> : IFieldWriter
    where TStyle : struct, IKeyStyle
    where TBinarizer : struct, IWitness
{
    private int _depth = 1;

    public OutputCursor Output;

    public MessagePackWriter(OutputCursor output) => Output = output;

    public static FieldOrder Order => FieldOrder.Declared;

    [MethodImpl(AggressiveInlining)]
    public void BeginObject()
    {
        Output.Reach(ObjectLayout<TBinarizer>.Room);
        if (ObjectLayout<TBinarizer>.Count <= Code.MaxFixCount)
        {
            Output.PutByte((byte)((TStyle.IsNamed ? Code.FixMap : Code.FixArray) | ObjectLayout<TBinarizer>.Count));
        }
        else
        {
            PutHeader(ObjectLayout<TBinarizer>.Count, TStyle.IsNamed);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (!hasValue)
        {
            PutNil(slot);
        }

        return hasValue;
    }

    [MethodImpl(AggressiveInlining)]
    private void Begin(Slot slot)
    {
        if (TStyle.IsNamed && slot.IsField)
        {
            PutKey(slot.Ordinal);
        }
        else if (slot.Role == SlotRole.Item)
        {
            Output.Reach(ObjectLayout<TBinarizer>.Room + MessagePackText.MaxFixedLength);
        }
    }

    private void PutKey(int ordinal)
    {
        ReadOnlySpan<byte> key = ObjectLayout<TBinarizer>.Key(ordinal);
        key.CopyTo(Output.Free(0, key.Length));
        Output.Advance(key.Length);
    }

    [MethodImpl(NoInlining)]
    private void PutNil(Slot slot)
    {
        Begin(slot);
        Output.PutByte(Code.Nil);
    }

    private void PutHeader(int count, bool isMap) => Output.Advance(
        isMap ? MessagePackNumbers.StoreHeader(ref Output.Here(), count, Code.FixMap, Code.Map16)
            : MessagePackNumbers.StoreHeader(ref Output.Here(), count, Code.FixArray, Code.Array16));

    // Nested objects use the same state, and so the same position.
    [UnscopedRef]
    [MethodImpl(AggressiveInlining)]
    private ref MessagePackWriter<TStyle, TNested> As<TNested>()
        where TNested : struct, IWitness =>
            ref Unsafe.As<MessagePackWriter<TStyle, TBinarizer>, MessagePackWriter<TStyle, TNested>>(ref this);

    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (value is null)
        {
            PutNil(slot);
            return;
        }

        Depth.CheckWriting(_depth);
        Begin(slot);
        _depth++;
        ref MessagePackWriter<TStyle, TNested> nested = ref As<TNested>();
        nested.BeginObject();
        TNested.Write(ref nested, value);
        _depth--;
        Output.Reach(ObjectLayout<TBinarizer>.Room);
    }

    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            PutNil(slot);
            return;
        }

        if (typeof(TSequence) == typeof(byte[]) && !TStyle.IsRmp)
        {
            DeclaredType.Require(value);
            WriteBytes(slot, Unsafe.As<TSequence, byte[]>(ref value));
            return;
        }

        Begin(slot);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            PutLengths<TSequence, TItem, TWitness>(value);
        }

        Output.Reach(ObjectLayout<TBinarizer>.Room + MessagePackNumbers.MaxLength);
        if (MessagePackNumbers.IsNumber<TItem>() && TWitness.Kind != SequenceKind.Set
            && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> numbers))
        {
            DeclaredType.Require(value);
            PutHeader(numbers.Length, isMap: false);
            PutNumbers(numbers);
        }
        else
        {
            int count = TWitness.Count(value);
            PutHeader(count, isMap: false);
            Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
        }

        Output.Reach(ObjectLayout<TBinarizer>.Room);
    }

    private void PutNumbers<TItem>(ReadOnlySpan<TItem> items)
    {
        // Most numbers need less than the maximum, so room is made for a few items at a time.
        const int Most = 256;
        while (!items.IsEmpty)
        {
            ReadOnlySpan<TItem> some = items[..Math.Min(Most, items.Length)];
            Output.Reach((MessagePackNumbers.MaxLength * some.Length) + Vector512<byte>.Count);
            Output.Advance(MessagePackNumbers.StoreAll(ref Output.Here(), some));
            items = items[some.Length..];
        }
    }

    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            PutNil(slot);
            return;
        }

        Begin(slot);
        int count = TWitness.Count(value);
        PutHeader(count, isMap: true);
        Counted.Require(TWitness.WriteEntries(ref this, slot, value), count);
        Output.Reach(ObjectLayout<TBinarizer>.Room);
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginEntry(Slot map) => Output.Reach(ObjectLayout<TBinarizer>.Room + (2 * MessagePackText.MaxFixedLength));

    public void EndEntry(Slot map) { }

    private void PutLengths<TSequence, TItem, TWitness>(TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        Output.Reach(ObjectLayout<TBinarizer>.Room + (MessagePackNumbers.MaxLength * (lengths.Length + 1)));
        PutHeader(lengths.Length + 1, isMap: false);
        foreach (int length in lengths)
        {
            Output.Advance(MessagePackNumbers.Store(ref Output.Here(), length));
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value)
    {
        Begin(slot);
        Output.PutByte(value ? Code.True : Code.False);
    }

    [MethodImpl(AggressiveInlining)]
    private void Put(Slot slot, long value)
    {
        Begin(slot);
        if (MessagePackNumbers.IsFixInt(value))
        {
            Output.PutByte((byte)value);
        }
        else
        {
            Output.Advance(MessagePackNumbers.Store(ref Output.Here(), value));
        }
    }

    public void WriteUInt64(Slot slot, ulong value)
    {
        Begin(slot);
        Output.Advance(MessagePackNumbers.StoreUnsigned(ref Output.Here(), value));
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        if (TStyle.IsRmp)
        {
            PutMember(slot, MessagePackMembers<TEnum>.NameOf(value));
        }
        else if (Unsafe.SizeOf<TEnum>() == sizeof(ulong) && !EnumBits<TEnum>.IsSigned)
        {
            WriteUInt64(slot, (ulong)EnumBits<TEnum>.ToInt64(value));
        }
        else
        {
            WriteInt64(slot, EnumBits<TEnum>.ToInt64(value));
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteSingle(Slot slot, float value)
    {
        Begin(slot);
        Output.PutByteAnd(Code.Float32, BinaryPrimitives.ReverseEndianness(BitConverter.SingleToUInt32Bits(value)));
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteDouble(Slot slot, double value)
    {
        Begin(slot);
        Output.PutByteAnd(Code.Float64, BinaryPrimitives.ReverseEndianness(BitConverter.DoubleToUInt64Bits(value)));
    }

    private const int MaxDecimalLength = Code.MaxFixStrLength;

    [MethodImpl(AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            PutNil(slot);
            return;
        }

        if (TStyle.IsNamed && slot.IsField)
        {
            PutKey(slot.Ordinal);
        }

        PutText(value);
    }

    // NoInlining, because text would use up the inlining budget for other fields.
    [MethodImpl(NoInlining)]
    private void PutText(string value)
    {
        Output.Reach(ObjectLayout<TBinarizer>.Room + MessagePackText.MaxHeaderLength + value.Length);
        int header = MessagePackText.HeaderLength(value.Length);
        if (value.Length <= Code.MaxFixStrLength && Ascii.TryNarrow(value, Output.Free(header, value.Length)))
        {
            MessagePackText.StoreHeader(ref Output.Here(), value.Length);
            Output.Advance(header + value.Length);
        }
        else
        {
            PutLongText(value, header);
        }
    }

    private void PutLongText(string value, int header)
    {
        // Text beyond ASCII may need a longer header than its number of characters.
        int start = Output.Position;
        int length = Text.EncodeUtf8(value, ref Output, header);
        int exact = MessagePackText.HeaderLength(length);
        Output.Advance(header + length);
        if (exact != header)
        {
            Output.Shift(start, exact - header);
        }

        int end = Output.Position;
        Output.MoveTo(start);
        MessagePackText.StoreHeader(ref Output.Here(), length);
        Output.MoveTo(end);
        Output.Ensure(ObjectLayout<TBinarizer>.Room);
    }

    public void WriteGuid(Slot slot, Guid value)
    {
        Begin(slot);
        Output.Put((ushort)(Code.Str8 | (MessagePackText.GuidLength << 8)));
        value.TryFormat(Output.Free(0, MessagePackText.GuidLength), out int written);
        Output.Advance(written);
    }

    public void WriteDecimal(Slot slot, decimal value)
    {
        if (value == 0 && decimal.IsNegative(value))
        {
            throw new UnsupportedValueException("MessagePack writes a decimal as text, which loses the sign of a negative zero.");
        }

        Begin(slot);
        value.TryFormat(Output.Free(1, MaxDecimalLength), out int written, format: default, CultureInfo.InvariantCulture);
        Output.PutByte((byte)(Code.FixStr | written));
        Output.Advance(written);
    }

    public void WriteDateTime(Slot slot, DateTime value)
    {
        if (value.Kind != DateTimeKind.Utc)
        {
            throw new UnsupportedValueException(
                $"A timestamp of MessagePack is UTC; a DateTime of kind {value.Kind} would come back as another time or kind.");
        }

        Begin(slot);
        Output.Advance(Timestamp.Store(ref Output.Here(), value.Ticks));
    }

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        Begin(slot);
        Output.PutByte(Code.FixArray | 2);
        Output.Advance(Timestamp.Store(ref Output.Here(), value.Ticks));
        Output.Advance(MessagePackNumbers.Store(ref Output.Here(), value.TotalOffsetMinutes));
    }

    private void PutMember(Slot slot, ReadOnlySpan<byte> name)
    {
        Begin(slot);
        Output.Write(name);
        Output.Reach(ObjectLayout<TBinarizer>.Room + (2 * MessagePackText.MaxFixedLength));
    }

    private void WriteBytes(Slot slot, byte[] value)
    {
        Begin(slot);
        Output.Reach(ObjectLayout<TBinarizer>.Room + MessagePackText.MaxHeaderLength + value.Length);
        Output.Advance(MessagePackBytes.StoreHeader(ref Output.Here(), value.Length));
        Output.Write(value);
        Output.Reach(ObjectLayout<TBinarizer>.Room);
    }
}
