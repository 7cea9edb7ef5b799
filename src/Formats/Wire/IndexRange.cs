namespace SerBench.Formats.Wire;

/// <summary>Some entries of a <see cref="FieldIndex"/>, from one up to another.</summary>
public readonly record struct IndexRange(int From, int To);
