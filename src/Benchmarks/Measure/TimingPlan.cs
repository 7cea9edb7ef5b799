namespace SerBench.Benchmarks.Measure;

/// <summary>How rows are to be timed.</summary>
/// <param name="Arguments">Options of BenchmarkDotNet's own, as the caller gave them.</param>
/// <param name="Folder">Where BenchmarkDotNet may leave its log and the files of its diagnosers.</param>
public sealed record TimingPlan(Profile Profile, IReadOnlyList<string> Arguments, string Folder);
