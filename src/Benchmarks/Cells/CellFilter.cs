namespace SerBench.Benchmarks.Cells;

/// <summary>Which cells somebody asked for; an empty list means all (of scenarios: the first of each model).</summary>
public sealed record CellFilter
{
    public IReadOnlyList<string> Serializers { get; init; } = [];

    public IReadOnlyList<string> Formats { get; init; } = [];

    public IReadOnlyList<string> Accesses { get; init; } = [];

    public IReadOnlyList<string> Models { get; init; } = [];

    public IReadOnlyList<string> Scenarios { get; init; } = [];

    /// <summary>Whether nothing in particular was asked for.</summary>
    public bool IsEmpty => Serializers.Count + Formats.Count + Accesses.Count + Models.Count + Scenarios.Count == 0;
}
