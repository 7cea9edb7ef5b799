namespace SerBench.Formats.Contracts;

/// <summary>The bytes and parts of one kind in a message.</summary>
/// <param name="Kind">The kind.</param>
/// <param name="Bytes">The bytes of all its parts.</param>
/// <param name="Parts">The number of its parts.</param>
public readonly record struct KindTotal(PartKind Kind, int Bytes, int Parts);
