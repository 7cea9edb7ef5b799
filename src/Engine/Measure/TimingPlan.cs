namespace SerBench.Engine.Measure;

// Folder: for BenchmarkDotNet's log and the files of its diagnosers.
public sealed record TimingPlan(Profile Profile, IReadOnlyList<string> Arguments, string Folder);
