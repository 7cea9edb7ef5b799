namespace SerBench.Published.XbufCar.Driver;

internal static class HonestTables
{
    public static TextTable Batches(IReadOnlyList<IReadOnlyList<OperationSamples>> runs) => TextTable.Of(
        SamplesOf(runs),
        1,
        ("run", item => $"{item.Run}"),
        ("type", item => item.Samples.Type),
        ("ns p5", item => $"{item.Samples.Batches.P5:0.0}"),
        ("median", item => $"{item.Samples.Batches.Median:0.0}"),
        ("p95", item => $"{item.Samples.Batches.P95:0.0}"),
        ("mean", item => $"{item.Samples.Batches.Mean:0.0}"),
        ("operations per batch", item => $"{item.Samples.BatchLength}"),
        ("batches", item => $"{item.Samples.Batches.Count}"),
        ("twice the work", item => $"x {item.Samples.Linearity:0.000}{(item.Samples.IsLinear ? "" : ", not linear")}"));

    public static TextTable Tails(IReadOnlyList<IReadOnlyList<OperationSamples>> runs) => TextTable.Of(
        SamplesOf(runs),
        1,
        ("run", item => $"{item.Run}"),
        ("type", item => item.Samples.Type),
        ("ns p50, raw", item => $"{item.Samples.Tail(50):0.0}"),
        ("p99", item => $"{item.Samples.Tail(99):0.0}"),
        ("p99.9", item => $"{item.Samples.Tail(99.9):0.0}"),
        ("max", item => $"{item.Samples.Singles[^1]:0.0}"),
        ("samples", item => $"{item.Samples.Singles.Count}"));

    public static string Describe(ClockFacts clock) =>
        $"Clock: {clock.MeanCost:0.0} ns per reading in a loop, {clock.MedianDelta:0.0} ns between two readings (median), "
        + $"steps of {clock.Step:0.0} ns.";

    private static IEnumerable<(int Run, OperationSamples Samples)> SamplesOf(IReadOnlyList<IReadOnlyList<OperationSamples>> runs) =>
        runs.SelectMany((run, number) => run.Select(samples => (number, samples)));
}
