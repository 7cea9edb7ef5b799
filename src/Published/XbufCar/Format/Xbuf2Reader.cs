namespace SerBench.Published.XbufCar.Format;

// In the mode InStep, the reader compares each tag with the expected tag. If fields are out of order, the reader returns defaults, and the
// input is read again in the mode Scanning, which searches each field in the whole message (docs/formats/xbuf2.md, "Reading").
[PerKind]
internal ref partial struct Xbuf2Reader<TBinarizer, TMode> : IFieldReader
    where TBinarizer : struct, IWitness
    where TMode : struct, IReadMode
{
    private InputCursor _input;

    // The end of the message or map entry, or FieldSearch.Scattered, which is before any position.
    private int _end;

    private int _announced = FieldSearch.None;
    private readonly int _depth;

    private (int Start, int End) _scope;

    private (int Start, int End) _outer;

    private int _next;

    [MethodImpl(AggressiveInlining)]
    public Xbuf2Reader(InputCursor input, int end, int depth)
    {
        _input = input;
        _end = end;
        _depth = depth;
        if (IsScanning)
        {
            _scope = (input.Position, end);
        }
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => true;

    static bool IFieldReader.RefusesNullKeys => true;

    public readonly int Position => _input.Position;

    public readonly bool IsScattered => _end == FieldSearch.Scattered;

    private static bool IsScanning
    {
        [MethodImpl(AggressiveInlining)]
        get => typeof(TMode) == typeof(Scanning);
    }

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot)
    {
        if (!Expect(slot, Xbuf2MessageLayout<TBinarizer>.Wire(slot.Ordinal)))
        {
            return false;
        }

        _announced = slot.Ordinal;
        return true;
    }

    [MethodImpl(AggressiveInlining)]
    public void ReadRest()
    {
        if (IsScanning && Xbuf2MessageLayout<TBinarizer>.IsEmpty)
        {
            SkipAll();
        }
        else if (!IsScanning && _input.Position != _end && !IsScattered
            && !FieldSearch.IsRestUnknown<TBinarizer>(_input.Data, _input.Position, _end, _depth))
        {
            Scatter();
        }
    }

    [MethodImpl(NoInlining)]
    private void SkipAll()
    {
        while (_input.Position < _scope.End)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref _input);
            Xbuf2FieldScan.Skip(ref _input, tag, _depth);
        }

        Xbuf2FieldScan.ExpectEnd(ref _input, _scope.End);
    }

    // True if the test for null has already read the tag.
    [MethodImpl(AggressiveInlining)]
    private readonly bool IsAnnounced(Slot slot) =>
        Xbuf2MessageLayout<TBinarizer>.HasNullables && slot.IsField && _announced == slot.Ordinal;

    [MethodImpl(AggressiveInlining)]
    private bool Expect(Slot slot, WireType wire)
    {
        if (IsAnnounced(slot))
        {
            return true;
        }

        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(slot, wire);
        if (IsScanning)
        {
            return Scan(slot, tag);
        }

        if (tag < 0x80 && _input.Position < _end && _input.Peek<byte>() == tag)
        {
            _input.Advance(1);
            return true;
        }

        int found = FieldSearch.Find<TBinarizer>(_input.Data, _input.Position, _end, slot, tag, _depth);
        if (found >= 0)
        {
            _input.Resume(found);
            return true;
        }

        if (found == FieldSearch.Scattered)
        {
            Scatter();
        }
        else
        {
            _input.Resume(~found);
        }

        return false;
    }

    [MethodImpl(AggressiveInlining)]
    private void Scatter() => _end = FieldSearch.Scattered;

    // A map key must not be absent. In the mode InStep, it may still follow its value, so the entry is read again in the mode Scanning.
    [MethodImpl(AggressiveInlining)]
    private void Miss(Slot slot)
    {
        if (slot.Role == SlotRole.Key)
        {
            _end = IsScanning ? throw WireFormatException.OfFault(_input.Position, "a map key is null") : FieldSearch.Scattered;
        }
    }

    [MethodImpl(NoInlining)]
    private bool Scan(Slot slot, uint wanted)
    {
        bool isRepeated = slot.Role == SlotRole.Item;
        int found = FieldSearch.None;
        _input.MoveTo(isRepeated ? _next : _scope.Start);
        while (_input.Position < _scope.End && (found == FieldSearch.None || !isRepeated))
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref _input);
            if (Tag.Number(tag) == Tag.Number(wanted))
            {
                FieldSearch.RequireWire(_input.Position, tag, wanted);
                found = _input.Position;
            }

            Xbuf2FieldScan.Skip(ref _input, tag, _depth);
        }

        if (found == FieldSearch.None || !isRepeated)
        {
            Xbuf2FieldScan.ExpectEnd(ref _input, _scope.End);
        }

        if (isRepeated)
        {
            _next = _input.Position;
        }

        _input.MoveTo(found == FieldSearch.None ? _input.Position : found);
        return found != FieldSearch.None;
    }
}
