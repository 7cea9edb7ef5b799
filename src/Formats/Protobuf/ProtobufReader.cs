namespace SerBench.Formats.Protobuf;

// Reads the fields of one message (docs/formats/protobuf.md, "Reading"). In step: each tag is compared with the expected tag, in the order
// of the calls. A higher tag means that the field is absent; at a lower tag the reader is scattered: it returns defaults to the end, and
// the whole input is read again by index. By index: an index made beforehand has the place of each field.
[PerKind]
internal ref partial struct ProtobufReader<TRules, TBinarizer> : IFieldReader
    where TRules : struct, IProtobufRules
    where TBinarizer : struct, IWitness
{
    // The end of a message that is read by index: no position lies before it, so no field is taken in step.
    private const int Nowhere = -1;
    private const int None = -1;

    private readonly FieldIndex? _index;
    private InputCursor _input;
    private int _depth;

    // In step: the end of the message or map entry.
    private int _end;

    // In step: the end of the message around the current map entry.
    private int _messageEnd;

    private bool _isScattered;

    // The nullable field of this message whose tag has been taken.
    private int _announced = None;

    // In step: a bit for each oneof whose member has been read.
    private ulong _chosen;

    // The end of the current block of packed numbers.
    private int _blockEnd;

    private IndexRange _fields;

    // By index: the rest of the current repeated field or map.
    private IndexRange _items;

    private IndexRange _entryFields;

    // Creates a reader in step.
    public ProtobufReader(InputCursor input)
    {
        _input = input;
        _end = input.Length;
        _depth = 1;
    }

    public ProtobufReader(InputCursor input, FieldIndex index, IndexRange fields)
    {
        _input = input;
        _end = Nowhere;
        _depth = 1;
        _index = index;
        _fields = fields;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => true;

    static bool IFieldReader.RefusesNullKeys => true;

    public readonly int Position => _input.Position;

    public readonly bool IsAtEnd
    {
        [MethodImpl(AggressiveInlining)]
        get => _input.Position == _end;
    }

    public readonly bool IsScattered => _isScattered;

    // In step: skips unknown fields after the last field.
    [MethodImpl(NoInlining)]
    public void ReadUnknown()
    {
        while (_input.Position < _end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _input);
            if (ProtobufMessageLayout<TBinarizer>.OrdinalOf(Tag.Number(tag)) >= 0)
            {
                Scatter();
                return;
            }

            ProtobufFieldScan.Skip(ref _input, tag, _depth);
        }

        ProtobufFieldScan.ExpectEnd(ref _input, _end);
    }

    [MethodImpl(AggressiveInlining)]
    private static int NumberOf(Slot slot) => slot.Role switch
    {
        SlotRole.Key => MapEntry.KeyNumber,
        SlotRole.Value => MapEntry.ValueNumber,
        _ => ProtobufMessageLayout<TBinarizer>.Number(slot.Ordinal),
    };

    // The usual case: in step, a tag of one byte, and more than "count" bytes left.
    [MethodImpl(AggressiveInlining)]
    private readonly bool IsInStep(Slot slot, uint tag, int count) =>
        tag < 0x80 && _end - _input.Position > count && !IsAnnounced(slot);

    // True if the next field has a higher number than the expected field, both below 16.
    [MethodImpl(AggressiveInlining)]
    private static bool IsAbsent(uint tag, byte next) => next > (tag | Tag.TypeMask);

    // Returns false if the value is absent.
    [MethodImpl(AggressiveInlining)]
    private bool Expect(Slot slot, WireType wire, bool isPacked = false)
    {
        uint tag = Tag.Of(NumberOf(slot), wire);
        if (IsAnnounced(slot))
        {
            return true;
        }

        if (_input.Position >= _end)
        {
            return _index is not null && FindByIndex(slot, wire);
        }

        if (tag < 0x80)
        {
            byte next = _input.Peek<byte>();
            if (next == tag)
            {
                _input.Advance(1);
                return true;
            }

            if (IsAbsent(tag, next))
            {
                return false;
            }
        }
        else if (tag < 0x4000 && _end - _input.Position > 1 && _input.Peek<ushort>() == (ushort)((tag & 0x7F) | 0x80 | (tag >> 7 << 8)))
        {
            _input.Advance(2);
            return true;
        }

        return ExpectInStep(slot, wire, isPacked);
    }

    // The general case, in step. With isPacked, other wire types are allowed, which only reading by index accepts.
    [MethodImpl(NoInlining)]
    private bool ExpectInStep(Slot slot, WireType wire, bool isPacked)
    {
        int wanted = NumberOf(slot);
        while (_input.Position < _end)
        {
            int start = _input.Position;
            uint tag = ProtobufFieldScan.ReadTag(ref _input);
            int number = Tag.Number(tag);
            if (number == wanted && Tag.Wire(tag) == wire)
            {
                return true;
            }

            int order = OrderOf(slot, number);
            if (order > OrderOf(slot, wanted))
            {
                _input.MoveTo(start);
                return false;
            }

            if (order >= 0 && (number != wanted || isPacked || ProtobufMessageLayout<TBinarizer>.Unknown >= 0))
            {
                Scatter();
                return false;
            }

            ProtobufFieldScan.Skip(ref _input, tag, _depth);
        }

        return false;
    }

    // The order of a field number in the message or entry; negative for an unknown number.
    private static int OrderOf(Slot slot, int number) => slot.Role switch
    {
        SlotRole.Key or SlotRole.Value => number <= MapEntry.ValueNumber ? number : -1,
        _ => ProtobufMessageLayout<TBinarizer>.OrdinalOf(number),
    };

    private void Scatter()
    {
        _isScattered = true;
        _input.MoveTo(_end);
    }

    [MethodImpl(AggressiveInlining)]
    private int ReadLength() => ProtobufFieldScan.ReadLength(ref _input);

    public bool BeginNullable(Slot slot)
    {
        if (!Expect(slot, ProtobufMessageLayout<TBinarizer>.Wire(slot.Ordinal)))
        {
            return false;
        }

        _announced = slot.Ordinal;
        return Choose(slot);
    }

    // Returns false for the second member of a oneof: the last member in the message counts, and only reading by index finds it.
    [MethodImpl(AggressiveInlining)]
    private bool Choose(Slot slot) => !ProtobufMessageLayout<TBinarizer>.HasUnions || _index is not null || ChooseInUnion(slot);

    private bool ChooseInUnion(Slot slot)
    {
        int union = ProtobufMessageLayout<TBinarizer>.UnionOf(slot);
        ulong bit = union < 0 ? 0 : 1UL << union;
        if ((_chosen & bit) != 0)
        {
            Scatter();
            return false;
        }

        _chosen |= bit;
        return true;
    }

    // Sets the choices at the start of a nested message, and restores the outer choices at its end.
    [MethodImpl(AggressiveInlining)]
    private void ForgetChoices<TNested>(ulong chosen)
        where TNested : struct, IWitness
    {
        if (ProtobufMessageLayout<TNested>.HasUnions)
        {
            _chosen = chosen;
        }
    }

    // True if the tag of a value was taken when its presence was asked for.
    [MethodImpl(AggressiveInlining)]
    private readonly bool IsAnnounced(Slot slot) =>
        ProtobufMessageLayout<TBinarizer>.HasNullables && slot.IsField && _announced == slot.Ordinal;

    // Forgets the announced field at the start and end of a nested message, where ordinals mean other fields.
    [MethodImpl(AggressiveInlining)]
    private void Forget<TLeft>()
        where TLeft : struct, IWitness
    {
        if (ProtobufMessageLayout<TLeft>.HasNullables)
        {
            _announced = None;
        }
    }

    // The type argument decides how a message is read; the state is shared, so that nested messages use one position without copies.
    [UnscopedRef]
    [MethodImpl(AggressiveInlining)]
    private ref ProtobufReader<TRules, TNested> As<TNested>()
        where TNested : struct, IWitness => ref Unsafe.As<ProtobufReader<TRules, TBinarizer>, ProtobufReader<TRules, TNested>>(ref this);
}
