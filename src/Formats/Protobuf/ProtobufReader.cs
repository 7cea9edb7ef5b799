namespace SerBench.Formats.Protobuf;

/// <summary>Reads the fields of one message (docs/formats/protobuf.md, "Reading"), in one of two ways. In step: fields are expected in the
/// order of the calls, so each tag is compared with the expected one. A higher tag means that the field is absent. At a lower tag the
/// reader is scattered: it returns defaults to the end, and the whole input is read again by index. By index: an index of the message, made
/// beforehand, has the place of each field.</summary>
[PerKind]
internal ref partial struct ProtobufReader<TRules, TBinarizer> : IFieldReader
    where TRules : struct, IProtobufRules
    where TBinarizer : struct, IWitness
{
    /// <summary>The end of a message that is read by index. No position lies before it, so no field is ever taken in step.</summary>
    private const int Nowhere = -1;
    private const int None = -1;

    private readonly FieldIndex? _index;
    private InputCursor _input;
    private int _depth;

    /// <summary>In step: the end of the message or map entry.</summary>
    private int _end;

    /// <summary>In step: the end of the message around the current map entry.</summary>
    private int _messageEnd;

    /// <summary>In step: true if the fields are out of order and must be read by index.</summary>
    private bool _isScattered;

    /// <summary>The nullable field of this message whose tag has been taken.</summary>
    private int _announced = None;

    /// <summary>In step: a bit for each oneof of this message, set once a member has been read.</summary>
    private ulong _chosen;

    /// <summary>The end of the current block of packed numbers.</summary>
    private int _blockEnd;

    /// <summary>By index: the fields of the message.</summary>
    private IndexRange _fields;

    /// <summary>By index: the rest of the current repeated field or map.</summary>
    private IndexRange _items;

    /// <summary>By index: the fields of the current map entry.</summary>
    private IndexRange _entryFields;

    /// <summary>Creates a reader that expects the fields in the order of the calls (in step).</summary>
    public ProtobufReader(InputCursor input)
    {
        _input = input;
        _end = input.Length;
        _depth = 1;
    }

    /// <summary>Creates a reader by index.</summary>
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

    /// <summary>In step: true if nothing of the message is left.</summary>
    public readonly bool IsAtEnd
    {
        [MethodImpl(AggressiveInlining)]
        get => _input.Position == _end;
    }

    public readonly bool IsScattered => _isScattered;

    /// <summary>In step: skips unknown fields after the last field.</summary>
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

    /// <summary>True in the usual case: reading in step, with a tag of one byte and more than <paramref name="count"/> bytes of the message
    /// left.</summary>
    [MethodImpl(AggressiveInlining)]
    private readonly bool IsInStep(Slot slot, uint tag, int count) =>
        tag < 0x80 && _end - _input.Position > count && !IsAnnounced(slot);

    /// <summary>True if the next field has a higher number than the expected one, both below 16: then the expected field is
    /// absent.</summary>
    [MethodImpl(AggressiveInlining)]
    private static bool IsAbsent(uint tag, byte next) => next > (tag | Tag.TypeMask);

    /// <summary>Moves past the tag of a value. Returns false if the value is absent.</summary>
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

    /// <summary>The general case of <see cref="Expect"/>, in step.</summary>
    /// <param name="slot">The value.</param>
    /// <param name="wire">Its wire type.</param>
    /// <param name="isPacked">True if other wire types are allowed too, but only reading by index accepts them.</param>
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

    /// <summary>The index of a field number among the fields, or inside an entry; negative if it is unknown.</summary>
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

    /// <summary>Notes that a member is present. Returns false for the second member of a oneof: the last one in the message counts, and
    /// only reading by index finds it.</summary>
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

    /// <summary>Sets the choices at the start of a nested message, and restores them at its end. A message without a oneof has
    /// none.</summary>
    [MethodImpl(AggressiveInlining)]
    private void ForgetChoices<TNested>(ulong chosen)
        where TNested : struct, IWitness
    {
        if (ProtobufMessageLayout<TNested>.HasUnions)
        {
            _chosen = chosen;
        }
    }

    /// <summary>True if the tag of a value was taken when its presence was asked for.</summary>
    [MethodImpl(AggressiveInlining)]
    private readonly bool IsAnnounced(Slot slot) =>
        ProtobufMessageLayout<TBinarizer>.HasNullables && slot.IsField && _announced == slot.Ordinal;

    /// <summary>Forgets the announced field when the reader enters or leaves a nested message, where ordinals mean other fields. A message
    /// without nullable fields has nothing to forget.</summary>
    [MethodImpl(AggressiveInlining)]
    private void Forget<TLeft>()
        where TLeft : struct, IWitness
    {
        if (ProtobufMessageLayout<TLeft>.HasNullables)
        {
            _announced = None;
        }
    }

    /// <summary>This reader as a reader of another type of message. The type argument decides what is read; the state is shared, so nested
    /// messages use one position without copies.</summary>
    [UnscopedRef]
    [MethodImpl(AggressiveInlining)]
    private ref ProtobufReader<TRules, TNested> As<TNested>()
        where TNested : struct, IWitness => ref Unsafe.As<ProtobufReader<TRules, TBinarizer>, ProtobufReader<TRules, TNested>>(ref this);
}
