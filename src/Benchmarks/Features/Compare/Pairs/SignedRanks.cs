namespace SerBench.Benchmarks.Features.Compare.Pairs;

// Estimates the centre of differences, with an interval from Wilcoxon's signed ranks. The test assumes no distribution.
internal sealed class SignedRanks(IReadOnlyList<double> differences)
{
    private readonly int _count = differences.Count;
    private readonly double[] _means =
    [
        .. from i in Enumerable.Range(0, differences.Count)
           from j in Enumerable.Range(i, differences.Count - i)
           let mean = (differences[i] + differences[j]) / 2
           orderby mean
           select mean,
    ];

    // The centre is the Hodges-Lehmann estimate.
    public double Centre => (_means[(_means.Length - 1) / 2] + _means[_means.Length / 2]) / 2;

    /// <param name="error">the probability that the true value lies outside the interval.</param>
    public double MarginOf(double error) => RankOf(error / 2) is { } rank
        ? Math.Max(Centre - _means[rank], _means[^(rank + 1)] - Centre)
        : double.PositiveInfinity;

    // Each end of the interval is one of the sorted means, and equally many means lie beyond each end. Returns this number of means: the
    // largest with which the true value lies beyond a given end with at most the given probability. Returns null if there are too few
    // differences for this probability.
    private int? RankOf(double probability)
    {
        // shares[sum] is the probability that a random subset of the ranks has this sum.
        double[] shares = new double[(_count * (_count + 1) / 2) + 1];
        shares[0] = 1;
        for (int rank = 1; rank <= _count; rank++)
        {
            for (int sum = shares.Length - 1; sum >= 0; sum--)
            {
                shares[sum] = (shares[sum] + (sum >= rank ? shares[sum - rank] : 0)) / 2;
            }
        }

        double cumulated = 0;
        int least = 0;
        while (least < shares.Length && cumulated + shares[least] <= probability)
        {
            cumulated += shares[least++];
        }

        return least == 0 ? null : least - 1;
    }
}
