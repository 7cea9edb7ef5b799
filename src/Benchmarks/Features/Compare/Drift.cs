namespace SerBench.Benchmarks.Features.Compare;

// The change of the machine's speed between two runs, estimated from the floors, whose code stays the same.
// Shift: the logarithm to subtract from the shift of every row; 0 if the floors show no certain change.
internal sealed record Drift(double Shift, double Variance, string Text)
{
    private const double Certain = 2;

    // For normally distributed values, the variance of the median over the variance of the mean.
    private const double VarianceOfMedian = Math.PI / 2;

    // The largest difference of logarithms at which floors and loop agree.
    private const double Agreement = 0.05;

    public static Drift Estimate(RunRecord before, RunRecord after, IReadOnlyList<RowPair> pairs, LaunchNoise noise)
    {
        double loop = Math.Log(LoopOf(after) / LoopOf(before));
        RowPair[] floors = [.. pairs.Where(pair => pair.IsFloor)];
        if (floors.Length == 0)
        {
            return new Drift(
                0, 0, $"Both runs share no floor, so nothing is taken out for the machine; its fixed loop took {Percent(loop)}.");
        }

        double shift = Statistics.Of(floors.Select(floor => floor.Shift)).Median;
        double variance = VarianceOfMedian * floors.Average(noise.VarianceOf) / floors.Length;
        bool isCertain = Math.Abs(shift) > Certain * Math.Sqrt(variance);
        string rows = floors.Length == 1 ? "1 row of floors" : $"{floors.Length} rows of floors";
        string use = isCertain ? "which is taken out of every ratio" : "not to be told from none, so nothing is taken out";
        string doubt = isCertain && Math.Abs(shift - loop) > Agreement
            ? ": they disagree, so either the floors' code changed or the machine was disturbed at times."
            : ".";
        string text = $"The machine: {rows} took {Percent(shift)}, {use}; the fixed loop took {Percent(loop)}{doubt}";
        return new Drift(isCertain ? shift : 0, variance, text);
    }

    private static double LoopOf(RunRecord record) =>
        record.ClosingLoopNanoseconds is { } closing
            ? Math.Sqrt(record.Environment.LoopNanoseconds * closing)
            : record.Environment.LoopNanoseconds;

    private static string Percent(double shift) => (Math.Exp(shift) - 1).ToString("+0.0 %;-0.0 %;0.0 %");
}
