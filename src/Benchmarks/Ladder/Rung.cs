namespace SerBench.Benchmarks.Ladder;

/// <summary>A point of the ladder.</summary>
/// <param name="Name">V1 to V6, or what a point beside the ladder is.</param>
/// <param name="Serializers">Its mode; further ones stand in, in this order, where the first was not measured.</param>
/// <param name="Change">What it changes against the rung before.</param>
public sealed record Rung(string Name, IReadOnlyList<string> Serializers, string Change);
