using System.Reflection;

namespace SerBench.Formats.Contracts;

/// <summary>A field of a shape.</summary>
/// <param name="Ordinal">Position in this shape.</param>
/// <param name="Number">Position as declared, from 1: the field number of numbered formats.</param>
/// <param name="Name">The member's name: that of the property for an automatic property.</param>
/// <param name="Reflected">The CLR field that holds the value; null where shapes are declared by generated code.</param>
/// <param name="Value">What is known of its type.</param>
public sealed record Field(int Ordinal, int Number, string Name, FieldInfo? Reflected, ValueShape Value)
{
    /// <summary>The CLR field that holds the value.</summary>
    public FieldInfo Member => Reflected
        ?? throw new NotSupportedException($"The field {Name} is known from generated code only: reflection is switched off.");
}
