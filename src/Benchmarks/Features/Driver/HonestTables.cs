namespace SerBench.Benchmarks.Features.Driver;

internal static class HonestTables
{
    /// <summary>Batches: the time of an operation.</summary>
    public static TextTable Batches(IReadOnlyList<IReadOnlyList<OperationSamples>> runs)
    {
        var table = new TextTable("run", "type", "ns p5", "median", "p95", "mean", "operations per batch", "batches", "twice the work");
        for (int run = 0; run < runs.Count; run++)
        {
            foreach (OperationSamples samples in runs[run])
            {
                table.Add(
                    Whole(run), samples.Type, Tenths(samples.Batches.P5), Tenths(samples.Batches.Median), Tenths(samples.Batches.P95), Tenths(samples.Batches.Mean),
                    Whole(samples.BatchLength), Whole(samples.Batches.Count),
                    $"x {samples.Linearity:0.000}{(samples.IsLinear ? "" : ", not linear")}");
            }
        }

        return table;
    }

    /// <summary>Single operations: the times of the longest ones.</summary>
    public static TextTable Tails(IReadOnlyList<IReadOnlyList<OperationSamples>> runs)
    {
        var table = new TextTable("run", "type", "ns p50, raw", "p99", "p99.9", "max", "samples");
        for (int run = 0; run < runs.Count; run++)
        {
            foreach (OperationSamples samples in runs[run])
            {
                table.Add(Whole(run), samples.Type, Tenths(samples.Tail(50)), Tenths(samples.Tail(99)), Tenths(samples.Tail(99.9)), Tenths(samples.Singles[^1]), Whole(samples.Singles.Count));
            }
        }

        return table;
    }

    public static string Describe(ClockFacts clock) =>
        $"Clock: {clock.MeanCost:0.0} ns per reading in a loop, {clock.MedianDelta:0.0} ns between two readings (median), steps of {clock.Step:0.0} ns.";

    private static string Tenths(double value) => value.ToString("0.0");

    private static string Whole(int value) => value.ToString();
}
