namespace SerBench.Formats.Wire;

/// <summary>A cursor for explaining a message: read from <see cref="Input"/>, then name the bytes.</summary>
public ref struct MarkingCursor
{
    private readonly Anatomy _anatomy;
    private int _marked;

    /// <summary>The input.</summary>
    public InputCursor Input;

    /// <summary>Starts at the first byte.</summary>
    public MarkingCursor(Anatomy anatomy)
    {
        _anatomy = anatomy;
        Input = new InputCursor(anatomy.Payload);
    }

    /// <summary>Adds a part for the bytes since the last part.</summary>
    public void Mark(PartKind kind, PartName name, object? value = null)
    {
        _anatomy.Add(_marked, Input.Position - _marked, kind, name, value);
        _marked = Input.Position;
    }

    internal void MarkTo(int end, PartKind kind, PartName name, object? value = null)
    {
        Input.MoveTo(end);
        Mark(kind, name, value);
    }

    internal void TakeBytes(int length, PartName name) => Mark(PartKind.Value, name, Input.ReadBytes(length).ToArray());

    internal void TakeUtf8(int length, PartName name)
    {
        int start = Input.Position;
        Mark(PartKind.Value, name, Text.DecodeUtf8(Input.ReadBytes(length), start));
    }

    /// <summary>Reads a number and adds a part.</summary>
    public T Take<T>(PartKind kind, PartName name)
        where T : unmanaged
    {
        T value = Input.Read<T>();
        Mark(kind, name, value);
        return value;
    }

    /// <summary>Reads a value of fixed width and adds a part. A number has <paramref name="width"/> bytes: 1, 2, 4 or 8.</summary>
    public void TakeFixed(ValueShape value, int width, PartName name)
    {
        int offset = Input.Position;
        object read = value.Kind switch
        {
            Kind.Guid => Input.Read<Guid>(),
            Kind.DateTime => TimeWire.ToDateTime(Input.Read<ulong>(), offset),
            Kind.DateTimeOffset => TimeWire.ToDateTimeOffset(Input.Read<TimeWire.Offset>(), offset),
            _ => PartText.FromBits(value, ReadBits(width), offset),
        };
        Mark(PartKind.Value, name, read);
    }

    private long ReadBits(int width) => width switch
    {
        1 => Input.Read<sbyte>(),
        2 => Input.Read<short>(),
        4 => Input.Read<int>(),
        _ => Input.Read<long>(),
    };

    internal readonly void CheckStack()
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            WireFormatException.ThrowTooDeep(Input.Position);
        }
    }

    /// <summary>Goes to a position without naming the bytes in between.</summary>
    public void JumpTo(int position)
    {
        Debug.Assert(_marked == Input.Position);
        Input.MoveTo(position);
        _marked = position;
    }
}
