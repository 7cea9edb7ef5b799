namespace SerBench.Formats.Contracts;

/// <summary>What one kind of part takes of a message.</summary>
public readonly record struct KindTotal(PartKind Kind, int Bytes, int Parts);
