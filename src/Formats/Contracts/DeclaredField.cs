namespace SerBench.Formats.Contracts;

/// <summary>A field as generated code states it.</summary>
/// <param name="Name">The member's name: that of the property for an automatic property.</param>
/// <param name="Type">The declared type.</param>
public readonly record struct DeclaredField(string Name, Type Type);
