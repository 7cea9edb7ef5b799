using System.Reflection;

namespace SerBench.Formats.Contracts;

/// <summary>How a value of a type is created.</summary>
/// <param name="Constructor">The constructor; null for a struct that starts as its default.</param>
/// <param name="Parameters">For each parameter the ordinal of the field it sets; empty when the value is filled after creation.</param>
public sealed record Construction(ConstructorInfo? Constructor, IReadOnlyList<int> Parameters);
