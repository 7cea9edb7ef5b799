using System.Reflection;

namespace SerBench.Serializers.Contracts;

/// <summary>A field of a shape.</summary>
/// <param name="Ordinal">Position in this shape.</param>
/// <param name="Number">Position as declared, from 1: the field number of numbered formats.</param>
/// <param name="Name">The member's name: that of the property for an automatic property.</param>
/// <param name="Member">The CLR field that holds the value.</param>
/// <param name="Value">What is known of its type.</param>
public sealed record Field(int Ordinal, int Number, string Name, FieldInfo Member, ValueShape Value);
