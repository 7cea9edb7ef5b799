using System.Diagnostics.CodeAnalysis;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

/// <summary>An object of which header and block have been explained, and the field that comes next.</summary>
internal sealed class DenseOpenObject(PartName name, Shape shape, int level, DenseHeaderBits bits)
{
    private readonly int _firstTail = NestingLevel.FirstTailOrdinal(shape);
    private int _next;

    public PartName Name => name;

    /// <summary>How deep it stands.</summary>
    public int Level => level;

    public DenseHeaderBits Bits => bits;

    /// <summary>How deep the object of a field stands: one in tail position is no level.</summary>
    public int LevelOf(Field field) => field.Ordinal < _firstTail ? level + 1 : level;

    /// <summary>Whether a field's value is found without reading anything.</summary>
    public static bool IsInBlock(Field field) =>
        !field.Value.IsNullableValue && DenseShape.BlockLength(field.Value.Kind, field.Value.Type) > 0;

    /// <summary>The next field of the rest that is there.</summary>
    public bool TryNext([NotNullWhen(true)] out Field? field)
    {
        field = null;
        while (field is null && _next < shape.Fields.Count)
        {
            Field candidate = shape.Fields[_next++];
            field = bits.IsPresent(candidate) && !IsInBlock(candidate) && candidate.Value.Kind != Kind.Boolean ? candidate : null;
        }

        return field is not null;
    }
}
