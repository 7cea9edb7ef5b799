namespace SerBench.Benchmarks.Records;

/// <summary>How the rows of a run were measured.</summary>
/// <param name="Rounds">Launches per row, each in a process of its own.</param>
/// <param name="IterationMilliseconds">Target length of an iteration; null where BenchmarkDotNet's own job decides.</param>
/// <param name="Iterations">Measured iterations per launch; null where BenchmarkDotNet's own job decides.</param>
public sealed record ProfileRecord(string Name, int Rounds, int? IterationMilliseconds, int? Iterations);
