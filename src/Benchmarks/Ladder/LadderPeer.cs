namespace SerBench.Benchmarks.Ladder;

/// <summary>Which .NET library stands for a competitor of the published ladder.</summary>
/// <param name="Name">The competitor on the JVM.</param>
/// <param name="Serializers">What stands for it: the first that was measured.</param>
public sealed record LadderPeer(string Name, IReadOnlyList<string> Serializers, string Why);
