namespace SerBench.Formats.Protobuf;

// Reads fields in the order of declaration (in step): each tag is compared with the expected tag, and a higher tag means that the field is
// absent. After a lower tag the reader returns defaults, and the message is read again by an index of all fields (docs/formats/protobuf.md,
// "Reading").
[PerKind]
internal ref partial struct ProtobufReader<TRules, TBinarizer> : IFieldReader
    where TRules : struct, IProtobufRules
    where TBinarizer : struct, IWitness
{
    // The value of _end if fields are read by index. No position is lower, so no field is read in step.
    private const int Nowhere = -1;
    private const int None = -1;

    private readonly FieldIndex? _index;
    private InputCursor _input;
    private int _depth;

    // The end of the message or map entry that is read in step.
    private int _end;

    // The end of the message around the current map entry.
    private int _messageEnd;

    private bool _isScattered;

    // The nullable field whose tag has been read.
    private int _announced = None;

    // A bit for each oneof whose member has been read in step.
    private ulong _chosen;

    private int _blockEnd;

    private IndexRange _fields;

    // The occurrences of the current repeated field or map that are still to be read, if fields are read by index.
    private IndexRange _items;

    private IndexRange _entryFields;

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

    // True in the usual case: fields are read in step, the tag has one byte, and more than `count` bytes are left.
    [MethodImpl(AggressiveInlining)]
    private readonly bool IsInStep(Slot slot, uint tag, int count) =>
        tag < 0x80 && _end - _input.Position > count && !IsAnnounced(slot);

    // Both field numbers must be below 16, so that each tag has one byte.
    [MethodImpl(AggressiveInlining)]
    private static bool IsAbsent(uint tag, byte next) => next > (tag | Tag.TypeMask);

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

    // If `isPacked` is true and the field has another wire type, the message is read by index.
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

    // If a message has several members of a oneof, only the last counts. After the second one, reading in step ends, and this returns
    // false. Then the caller returns a default value, and the message is read again by index, which finds the last member.
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
    private readonly bool IsAnnounced(Slot slot) =>
        ProtobufMessageLayout<TBinarizer>.HasNullables && slot.IsField && _announced == slot.Ordinal;

    [MethodImpl(AggressiveInlining)]
    private void Forget<TLeft>()
        where TLeft : struct, IWitness
    {
        if (ProtobufMessageLayout<TLeft>.HasNullables)
        {
            _announced = None;
        }
    }

    // Nested messages use the same state, and so the same position.
    [UnscopedRef]
    [MethodImpl(AggressiveInlining)]
    private ref ProtobufReader<TRules, TNested> As<TNested>()
        where TNested : struct, IWitness => ref Unsafe.As<ProtobufReader<TRules, TBinarizer>, ProtobufReader<TRules, TNested>>(ref this);
}
