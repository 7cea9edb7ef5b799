namespace SerBench.Formats.MessagePack;

// Reads the fields of one object (docs/formats/messagepack.md, "Reading"). At the first unexpected name, the reader indexes the positions
// of all remaining fields.
[PerKind]
internal ref partial struct MessagePackReader<TStyle, TBinarizer> : IFieldReader
    where TStyle : struct, IKeyStyle
    where TBinarizer : struct, IWitness
{
    private NestingLevel _nesting;

    // The number of an array's values, or of a map's unread entries.
    private int _count;

    private bool _isIndexed;

    private IndexRange _fields;

    private int _end;

    // The nullable field whose value comes next.
    private int _announced = None;

    private FieldIndex? _index;

    public InputCursor Input;

    private const int None = -1;

    public MessagePackReader(InputCursor input)
    {
        Input = input;
        _nesting = NestingLevel.Reading(input.Length);
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => Input.Position;

    [MethodImpl(AggressiveInlining)]
    public void BeginObject()
    {
        _isIndexed = false;
        _count = TStyle.IsNamed ? MessagePackSkip.ReadMapHeader(ref Input) : MessagePackSkip.ReadArrayHeader(ref Input);
    }

    [MethodImpl(AggressiveInlining)]
    public void EndObject()
    {
        if (TStyle.IsNamed)
        {
            EndNamed();
        }
        else
        {
            for (int extra = _count - ObjectLayout<TBinarizer>.Count; extra > 0; extra--)
            {
                MessagePackSkip.Skip(ref Input);
            }
        }
    }

    public bool BeginNullable(Slot slot)
    {
        if (!Begin(slot) || TryReadNil())
        {
            return false;
        }

        _announced = slot.IsField ? slot.Ordinal : None;
        return true;
    }

    [MethodImpl(AggressiveInlining)]
    private bool Begin(Slot slot)
    {
        if (!slot.IsField)
        {
            return true;
        }

        return TStyle.IsNamed ? BeginNamed(slot.Ordinal) : slot.Ordinal < _count;
    }

    [MethodImpl(AggressiveInlining)]
    private bool TryReadNil()
    {
        if (Input.PeekByte() != Code.Nil)
        {
            return false;
        }

        Input.Advance(1);
        return true;
    }

    // Nested objects use the same state, and so the same position.
    [UnscopedRef]
    [MethodImpl(AggressiveInlining)]
    private ref MessagePackReader<TStyle, TNested> As<TNested>()
        where TNested : struct, IWitness =>
            ref Unsafe.As<MessagePackReader<TStyle, TBinarizer>, MessagePackReader<TStyle, TNested>>(ref this);
}
