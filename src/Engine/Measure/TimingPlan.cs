namespace SerBench.Engine.Measure;

/// <param name="Folder">for BenchmarkDotNet's log and the files of its diagnosers.</param>
public sealed record TimingPlan(Profile Profile, IReadOnlyList<string> Arguments, string Folder);
