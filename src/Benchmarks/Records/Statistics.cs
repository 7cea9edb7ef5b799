namespace SerBench.Benchmarks.Records;

/// <summary>The figures of a set of samples. Nothing is assumed of their distribution, and no sample is left out.</summary>
/// <param name="Count">How many samples.</param>
/// <param name="StdDev">The sample standard deviation; 0 for a single sample.</param>
/// <param name="Low">Lower end of the 95 % confidence interval of the median; null with fewer than 6 samples, which cannot give one.</param>
/// <param name="High">Its upper end.</param>
public sealed record Statistics(int Count, double Min, double P5, double Median, double Mean, double P95, double Max, double StdDev, double? Low, double? High)
{
    private const double Tail = 0.025;

    public static Statistics Of(IEnumerable<double> samples)
    {
        double[] sorted = [.. samples.Order()];
        if (sorted.Length == 0)
        {
            throw new ArgumentException("There are no samples.", nameof(samples));
        }

        double mean = sorted.Average();
        double squares = sorted.Sum(sample => (sample - mean) * (sample - mean));
        int? rank = RankOfLowerBound(sorted.Length);
        return new Statistics(
            sorted.Length,
            sorted[0],
            Percentile(sorted, 5),
            Percentile(sorted, 50),
            mean,
            Percentile(sorted, 95),
            sorted[^1],
            sorted.Length == 1 ? 0 : Math.Sqrt(squares / (sorted.Length - 1)),
            rank is null ? null : sorted[rank.Value - 1],
            rank is null ? null : sorted[^rank.Value]);
    }

    /// <summary>
    /// Whether this set may be as low as another one: their intervals overlap. Without an interval nothing is told apart.
    /// </summary>
    public bool OverlapsWith(Statistics other) =>
        Low is null || other.Low is null || (Low <= other.High && other.Low <= High);

    // Linear between the closest ranks.
    private static double Percentile(double[] sorted, double percent)
    {
        double position = (sorted.Length - 1) * percent / 100;
        int below = (int)position;
        int above = Math.Min(below + 1, sorted.Length - 1);
        return sorted[below] + ((sorted[above] - sorted[below]) * (position - below));
    }

    /// <summary>
    /// The largest rank k for which at most 2.5 % of all samplings have their k-th smallest sample above the median: how many samples
    /// fall below the median is binomial with one half, whatever the distribution.
    /// </summary>
    private static int? RankOfLowerBound(int count)
    {
        // By logarithms: with many samples the first probabilities are too small for a double.
        double logarithm = -count * Math.Log(2);
        double cumulated = 0;
        int rank = 0;
        while (cumulated + Math.Exp(logarithm) <= Tail)
        {
            cumulated += Math.Exp(logarithm);
            logarithm += Math.Log((double)(count - rank) / (rank + 1));
            rank++;
        }

        return rank == 0 ? null : rank;
    }
}
