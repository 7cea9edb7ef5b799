namespace SerBench.Benchmarks.Features.Compare;

// The scatter of times of the same code between processes, which samples within a launch do not show. It is estimated from launches, or
// else from the scatter of rows between both runs, or else assumed.
internal sealed class LaunchNoise
{
    // With this many launches in both runs, the launches of a row give its noise.
    public const int FewestLaunches = 3;

    private const int FewestRows = 8;

    // Standard deviation of the ratio of two single launches. Measured: 21 runs of one build, shared two-core machine, 13 to 51 % by row.
    private const double AssumedDeviation = 0.3;

    // For normally distributed values, the median absolute deviation times this factor is the standard deviation.
    private const double DeviationOfMedian = 1.4826;

    // The pooled variance has the weight of this many launches of the row itself.
    private const double WeightOfPool = 4;

    // Degrees of freedom without launches. A disturbance hits few rows: between rounds of a real full run, one shift of twenty exceeded 4
    // deviations and one of a hundred exceeded 10, as in Student's distribution with 2 degrees.
    private const double DegreesWithoutLaunches = 2;

    private readonly double _betweenRuns;
    private readonly double _pooled;

    private LaunchNoise(string source, double betweenRuns, double pooled) =>
        (Source, _betweenRuns, _pooled) = (source, betweenRuns, pooled);

    public string Source { get; }

    public static LaunchNoise Estimate(IReadOnlyList<RowPair> pairs)
    {
        RowPair[] launched = [.. pairs.Where(pair => pair.HasLaunches)];
        double pooled = launched.Length == 0
            ? 0
            : launched.Average(pair => (pair.Before.BetweenVariance!.Value + pair.After.BetweenVariance!.Value) / 2);
        if (launched.Length == pairs.Count && pairs.Count > 0)
        {
            return new LaunchNoise("the launches of each row", 0, pooled);
        }

        if (pairs.Count < FewestRows)
        {
            return new LaunchNoise(
                $"an assumption ({AssumedDeviation:0 %}), there being too few rows and launches",
                AssumedDeviation * AssumedDeviation,
                pooled);
        }

        double middle = Statistics.Of(pairs.Select(pair => pair.Shift)).Median;
        double deviation = DeviationOfMedian * Statistics.Of(pairs.Select(pair => Math.Abs(pair.Shift - middle))).Median;
        double between = Math.Max(0, (deviation * deviation) - Statistics.Of(pairs.Select(pair => pair.WithinVariance)).Median);
        return new LaunchNoise("how far the rows of both runs scatter around each other", between, pooled);
    }

    public double VarianceOf(RowPair pair)
    {
        if (!pair.HasLaunches)
        {
            return pair.WithinVariance + _betweenRuns;
        }

        double own = (pair.Before.BetweenVariance!.Value * (pair.Before.Launches - 1))
            + (pair.After.BetweenVariance!.Value * (pair.After.Launches - 1));
        double variance = (own + (WeightOfPool * _pooled)) / DegreesOf(pair);
        return variance * ((1.0 / pair.Before.Launches) + (1.0 / pair.After.Launches));
    }

    public static double DegreesOf(RowPair pair) =>
        pair.HasLaunches ? pair.Before.Launches + pair.After.Launches - 2 + WeightOfPool : DegreesWithoutLaunches;
}
