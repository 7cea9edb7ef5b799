namespace SerBench.Formats.Protobuf;

// Between fields the buffer has room for every field of fixed size; values of variable size make more room. One byte is reserved for each
// length, and later bytes are moved if the length needs more (docs/formats/protobuf.md).
[PerKind]
internal ref partial struct ProtobufWriter<TRules, TBinarizer> : IFieldWriter
    where TRules : struct, IProtobufRules
    where TBinarizer : struct, IWitness
{
    private const int EntryRoom = (2 * Tag.MaxLength) + (2 * (Tag.MaxLength + BclMessages.MaxLength));

    private const int None = -1;

    private int _depth;

    // The nullable field whose value comes next. Even a default value is written.
    private int _announced = None;

    private ulong _chosen;

    private int _entry;

    public OutputCursor Output;

    [MethodImpl(AggressiveInlining)]
    public ProtobufWriter(OutputCursor output, int depth)
    {
        Output = output;
        _depth = depth;
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room);
    }

    public static FieldOrder Order => FieldOrder.Declared;

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        _announced = slot.Ordinal;
        if (hasValue)
        {
            Choose(slot);
        }

        return hasValue;
    }

    // A reader would keep only the last member of a oneof, so a second member is refused.
    [MethodImpl(AggressiveInlining)]
    private void Choose(Slot slot)
    {
        if (ProtobufMessageLayout<TBinarizer>.HasUnions)
        {
            ChooseInUnion(slot);
        }
    }

    private void ChooseInUnion(Slot slot)
    {
        int union = ProtobufMessageLayout<TBinarizer>.UnionOf(slot);
        if (union >= 0 && (_chosen & (1UL << union)) != 0)
        {
            throw new UnsupportedValueException("Two members of one oneof are set, and a message has one at most.");
        }

        _chosen |= union < 0 ? 0 : 1UL << union;
    }

    [MethodImpl(AggressiveInlining)]
    private readonly bool IsExplicit(Slot slot) =>
        slot.Role == SlotRole.Item || (ProtobufMessageLayout<TBinarizer>.HasNullables && slot.IsField && _announced == slot.Ordinal);

    [MethodImpl(AggressiveInlining)]
    private void Forget<TLeft>()
        where TLeft : struct, IWitness
    {
        if (ProtobufMessageLayout<TLeft>.HasNullables)
        {
            _announced = None;
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void ForgetChoices<TNested>(ulong chosen)
        where TNested : struct, IWitness
    {
        if (ProtobufMessageLayout<TNested>.HasUnions)
        {
            _chosen = chosen;
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static uint TagOf(Slot slot, WireType wire) => Tag.Of(
        slot.Role switch
        {
            SlotRole.Key => MapEntry.KeyNumber,
            SlotRole.Value => MapEntry.ValueNumber,
            _ => ProtobufMessageLayout<TBinarizer>.Number(slot.Ordinal),
        },
        wire);

    [MethodImpl(AggressiveInlining)]
    private void PutTagged(uint tag, ulong value)
    {
        if (tag < 0x80 && value < 0x80)
        {
            Output.Put((ushort)(tag | ((uint)value << 8)));
        }
        else
        {
            Output.Advance(StoreTagged(ref Output.Here(), tag, value));
        }
    }

    private void PutTag(uint tag) => PutVarint(tag);

    [MethodImpl(AggressiveInlining)]
    private void PutVarint(ulong value)
    {
        if (value < 0x80)
        {
            Output.PutByte((byte)value);
        }
        else
        {
            Output.Advance(Varint.Store(ref Output.Here(), value));
        }
    }

    [MethodImpl(NoInlining)]
    private static int StoreTagged(ref byte target, uint tag, ulong value)
    {
        int length = Varint.Store(ref target, tag);
        return length + Varint.Store(ref Unsafe.Add(ref target, length), value);
    }

    [MethodImpl(AggressiveInlining)]
    private int BeginLength(uint tag)
    {
        PutTagged(tag, 0);
        return Output.Position - 1;
    }

    [MethodImpl(AggressiveInlining)]
    private void EndLength(int start)
    {
        int length = Output.Position - start - 1;
        if (length < 0x80)
        {
            Output.PutAt(start, (byte)length);
        }
        else
        {
            WidenLength(start, length);
        }
    }

    private void WidenLength(int start, int length)
    {
        Output.Shift(start + 1, Varint.Length((uint)length) - 1);
        PutLength(start, length);
    }
}
