using System.Diagnostics;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire;

/// <summary>
/// A cursor for explaining a message: read with any primitive of the format from <see cref="Input"/>, then give what was read a name.
/// </summary>
public ref struct MarkingCursor
{
    private readonly Anatomy _anatomy;
    private int _marked;

    /// <summary>Where the format's own primitives read from.</summary>
    public InputCursor Input;

    public MarkingCursor(Anatomy anatomy)
    {
        _anatomy = anatomy;
        Input = new InputCursor(anatomy.Payload);
    }

    /// <summary>Makes a part of everything read since the last one.</summary>
    public void Mark(PartKind kind, PartName name, object? value = null)
    {
        _anatomy.Add(_marked, Input.Position - _marked, kind, name, value);
        _marked = Input.Position;
    }

    /// <summary>Reads a number as it lies in memory and makes a part of it.</summary>
    public T Take<T>(PartKind kind, PartName name)
        where T : unmanaged
    {
        T value = Input.Read<T>();
        Mark(kind, name, value);
        return value;
    }

    /// <summary>Reads a value of fixed width, as it lies in memory, and makes a part of it.</summary>
    /// <param name="value">Its type: numbers, char, bool, enums and what is kept as ticks or days.</param>
    /// <param name="width">Its number of bytes: 1, 2, 4 or 8.</param>
    /// <param name="name">What it is.</param>
    public void TakeFixed(ValueShape value, int width, PartName name)
    {
        int offset = Input.Position;
        long bits = width switch
        {
            1 => Input.Read<sbyte>(),
            2 => Input.Read<short>(),
            4 => Input.Read<int>(),
            _ => Input.Read<long>(),
        };
        Mark(PartKind.Value, name, PartText.FromBits(value, bits, offset));
    }

    /// <summary>Goes to a place without naming what lies between. What was read must have been named.</summary>
    public void JumpTo(int position)
    {
        Debug.Assert(_marked == Input.Position);
        Input.MoveTo(position);
        _marked = position;
    }
}
