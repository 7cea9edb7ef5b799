using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Compare;

/// <summary>A row that two runs timed well enough to be compared.</summary>
internal sealed record RowPair(RowRecord Row, bool IsFloor, SampledRow Before, SampledRow After)
{
    /// <summary>The logarithm of the ratio of their times.</summary>
    public double Shift => After.Centre - Before.Centre;

    public double WithinVariance => Before.WithinVariance + After.WithinVariance;

    public bool HasLaunches => Before.Launches >= LaunchNoise.FewestLaunches && After.Launches >= LaunchNoise.FewestLaunches;
}
