namespace SerBench.Published.TreeNetwork;

/// <param name="Bandwidth">in MB/s; null for the average over all published bandwidths.</param>
internal sealed record TreeTest(string Baseline, string Test, int? Bandwidth, double From, double To)
    : ClaimTest($"tree --test {Test}{(Bandwidth is { } only ? $" --bandwidths {only}" : "")}")
{
    private const int FewestRuns = 5;

    public static TreeTest Effect(string baseline, string test, int? bandwidth, double published) =>
        new(baseline, test, bandwidth, 1 + ((published - 1) / 2), 1 + ((published - 1) * 2));

    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (record.Tree is not { Nodes: TreeModel.PublishedCount } tree
            || tree.Scenarios.FirstOrDefault(scenario => scenario.Name == TreeRecord.PublishedScenario) is not { } published)
        {
            return ClaimFinding.NotMeasured("the run was not given trees of 10^6 nodes (--tree)");
        }

        if (published.Find(Baseline) is not { } baseline || published.Find(Test) is not { } test)
        {
            return ClaimFinding.NotMeasured($"the trees were not sent by both {Baseline} and {Test}");
        }

        IReadOnlyList<int> wanted = Bandwidth is { } only ? [only] : LinkModes.Presets;
        (Timing Baseline, Timing Test)[] pairs =
            [.. baseline.Timings.Zip(test.Timings).Where(pair => wanted.Contains(pair.First.Bandwidth))];
        return pairs.Length < wanted.Count
                ? ClaimFinding.NotMeasured($"the trees were not sent over {string.Join(", ", wanted)} MB/s")
            : pairs.Any(pair => Math.Min(pair.Baseline.Runs.Count, pair.Test.Runs.Count) < FewestRuns)
                ? ClaimFinding.NotMeasured($"the trees were sent fewer than {FewestRuns} times")
            : RatioTest.Judge(Average([.. pairs.Select(RatioOf)]), From, To);
    }

    // The interval is the range of the runs' ratios. With five runs, it contains the median in 94 of 100 cases.
    private static TimeOf RatioOf((Timing Baseline, Timing Test) pair)
    {
        double[] ratios =
        [
            .. pair.Baseline.Runs.Zip(
                pair.Test.Runs,
                (baseline, test) => (double)(baseline + pair.Baseline.Transfer) / (test + pair.Test.Transfer)),
        ];
        double median = (double)pair.Baseline.Total / pair.Test.Total;
        return new TimeOf(median, Math.Min(median, ratios.Min()), Math.Max(median, ratios.Max()));
    }

    private static TimeOf Average(TimeOf[] ratios) =>
        new(ratios.Average(ratio => ratio.Median), ratios.Average(ratio => ratio.Low), ratios.Average(ratio => ratio.High));
}
