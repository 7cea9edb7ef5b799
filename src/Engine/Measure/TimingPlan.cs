namespace SerBench.Engine.Measure;

public sealed record TimingPlan(Profile Profile, IReadOnlyList<string> Arguments, string Folder);
