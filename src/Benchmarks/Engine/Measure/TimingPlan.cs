namespace SerBench.Benchmarks.Engine.Measure;

/// <param name="Arguments">BenchmarkDotNet's own options, as the caller gave them.</param>
/// <param name="Folder">The folder for BenchmarkDotNet's log and for the files of its diagnosers.</param>
public sealed record TimingPlan(Profile Profile, IReadOnlyList<string> Arguments, string Folder);
