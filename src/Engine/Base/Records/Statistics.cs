namespace SerBench.Engine.Base.Records;

/// <param name="Low">the lower end of the median's 95 % confidence interval; null with fewer than 6 samples.</param>
public sealed record Statistics(
    int Count, double Min, double P5, double Median, double Mean, double P95, double Max, double StdDev, double? Low, double? High)
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

    // Of two launches in the middle, the faster one counts: other programs on the machine only add time.
    public static double MiddleOf(IReadOnlyCollection<double> launches) => launches.Order().ElementAt((launches.Count - 1) / 2);

    // Also true without an interval, because then neither median is proven lower.
    public bool OverlapsWith(Statistics other) =>
        Low is null || other.Low is null || (Low <= other.High && other.Low <= High);

    private static double Percentile(double[] sorted, double percent)
    {
        double position = (sorted.Length - 1) * percent / 100;
        int below = (int)position;
        int above = Math.Min(below + 1, sorted.Length - 1);
        return sorted[below] + ((sorted[above] - sorted[below]) * (position - below));
    }

    // Returns the largest rank whose sample exceeds the true median in at most 2.5 % of all cases. The number of samples below the median
    // is binomial with probability one half.
    private static int? RankOfLowerBound(int count)
    {
        // The first probabilities of many samples are too small for a double. Their logarithms are not.
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
