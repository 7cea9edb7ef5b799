using System.Diagnostics.CodeAnalysis;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Typed;

/// <summary>An object whose beginning has been explained, and the field that comes next.</summary>
/// <param name="bitmap">The bits of the fields that can be null; empty in a layout with markers.</param>
internal sealed class TypedOpenObject(PartName name, Shape shape, int level, byte[] bitmap)
{
    private readonly int _firstTail = NestingLevel.FirstTailOrdinal(shape);
    private int _next;
    private int _bit;

    public PartName Name => name;

    /// <summary>How deep it stands.</summary>
    public int Level => level;

    /// <summary>How deep the object of a field stands: one in tail position is no level.</summary>
    public int LevelOf(Field field) => field.Ordinal < _firstTail ? level + 1 : level;

    public bool TryNext([NotNullWhen(true)] out Field? field)
    {
        field = _next < shape.Fields.Count ? shape.Fields[_next++] : null;
        return field is not null;
    }

    /// <summary>Whether the bitmap says that a field is there; asked once for each field, in their order.</summary>
    public bool HasBit(Field field)
    {
        if (!field.Value.CanBeNull)
        {
            return true;
        }

        int bit = _bit++;
        return (bitmap[bit >> 3] & (1 << (bit & 7))) == 0;
    }
}
