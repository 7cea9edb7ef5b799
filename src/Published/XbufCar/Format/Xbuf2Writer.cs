namespace SerBench.Published.XbufCar.Format;

// The buffer always has room for a value of bounded length; other values make more room. The writer stays in registers, because no
// method takes its address (docs/decisions/0015).
[PerKind]
internal ref partial struct Xbuf2Writer<TBinarizer> : IFieldWriter
    where TBinarizer : struct, IWitness
{
    private RoomCursor _output;
    private readonly int _depth;

    private bool _hasRoom;

    private int _announced = -1;

    private int _entry;

    [MethodImpl(AggressiveInlining)]
    public Xbuf2Writer(RoomCursor output, int depth)
    {
        _output = output;
        _depth = depth;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public readonly RoomCursor Output
    {
        [MethodImpl(AggressiveInlining)]
        get => _output;
    }

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        _announced = slot.Ordinal;
        return hasValue;
    }

    [MethodImpl(AggressiveInlining)]
    private readonly bool IsAnnounced(Slot slot) =>
        Xbuf2MessageLayout<TBinarizer>.HasNullables && slot.IsField && _announced == slot.Ordinal;

    [MethodImpl(AggressiveInlining)]
    private static bool IsShort(uint tag) => Xbuf2MessageLayout<TBinarizer>.HasShortTags || tag < 0x80;

    [MethodImpl(AggressiveInlining)]
    private void Move(nint count)
    {
        if (Xbuf2MessageLayout<TBinarizer>.IsShort)
        {
            // All fields of a short message fit the room that exists before its first field, so nothing is checked.
            _output.Step(count);
        }
        else if (_hasRoom)
        {
            _output.AdvanceWithin(count);
        }
        else
        {
            _output.Advance(count);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private int BeginLength(uint tag)
    {
        int width = 1;
        if (IsShort(tag))
        {
            _output.Here() = (byte)tag;
        }
        else
        {
            width = FieldStore.Store(ref _output.Here(), tag);
        }

        _output.Advance(width + 1);
        return _output.Position - 1;
    }

    [MethodImpl(AggressiveInlining)]
    private void EndLength(int start)
    {
        int end = _output.Position;
        int length = end - start - 1;
        if (length < 0x80)
        {
            _output.PutAt(start, (byte)length);
        }
        else
        {
            _output.Resume(LengthPrefix.Widen(_output.Buffer, end, start));
        }
    }
}
