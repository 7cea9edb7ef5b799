namespace SerBench.Benchmarks.Explain;

/// <summary>A part as JSON.</summary>
public sealed record PartRecord(int Offset, int Length, string Kind, string Name, string? Value, string Hex);
