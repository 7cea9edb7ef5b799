using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Published.TreeNetwork;

internal sealed class TreeSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => record.Tree is { } tree ? Write(tree) : null;

    private static Section Write(TreeRecord tree) => new("tree", "Trees over a network",
    [
        new Block.Paragraph(
            $"The command tree, {tree.Measured:yyyy-MM-dd HH:mm}, on {tree.Processor}, {tree.Cores} cores: {tree.Nodes:N0} nodes, "
            + $"up to {tree.Threads} threads, medians of {tree.Runs} runs or as many as the table says, every tree compared. "
            + $"Garbage collection: {tree.GarbageCollection}. Total = serialize + bytes / bandwidth + deserialize; "
            + $"speedups are over {tree.Baseline}. The published benchmark: {TreePublication.Instance}."),
        .. tree.Limit.Count > 0 ? new[] { new Block.Paragraph(TreeLimit.Describe(tree.Limit)) } : [],
        .. tree.Scenarios.SelectMany(scenario => Describe(tree, scenario)),
    ]);

    private static IEnumerable<Block> Describe(TreeRecord tree, TreeScenario scenario)
    {
        CodecResult baseline = scenario.Find(tree.Baseline)!;
        CodecResult[] able = [.. scenario.Results.Where(result => result.Refusal is null)];
        int[] bandwidths = [.. baseline.Timings.Select(timing => timing.Bandwidth)];
        yield return new Block.Heading(scenario.Name);
        yield return new Block.Table($"Trees ({scenario.Name}) by codec", TreeTables.Create(able, bandwidths, baseline));
        foreach (int bandwidth in bandwidths)
        {
            yield return new Block.Picture(TreeTotals.Create(scenario.Name, bandwidth, able));
        }

        IReadOnlyList<OrderChange> changes = OrderChange.Find(able);
        yield return changes.Count == 0
            ? new Block.Paragraph("The order is the same at every bandwidth.")
            : new Block.Bullets([.. changes.Select(TreeChart.Describe)]);
        string[] refused =
            [.. scenario.Results.Where(result => result.Refusal is not null).Select(result => $"{result.Codec}: {result.Refusal}")];
        if (refused.Length > 0)
        {
            yield return new Block.Bullets(refused);
        }
    }
}

internal static class TreeTables
{
    public static TextTable Create(IReadOnlyList<CodecResult> results, IReadOnlyList<int> bandwidths, CodecResult baseline)
    {
        var table = new TextTable([
            "codec", "bytes", "serialize ms", "deserialize ms",
            .. bandwidths.Select(bandwidth => $"total ms at {bandwidth} MB/s"), "average speedup", "collections", "runs"]);
        foreach (CodecResult result in results
            .Where(result => result.Refusal is null).OrderByDescending(result => result.AverageSpeedupOver(baseline)))
        {
            // The columns show the fastest link, where the codec matters most.
            Timing last = result.Timings[^1];
            bool isAdaptive = result.Timings.Any(timing => Math.Abs(timing.Bytes - last.Bytes) > last.Bytes / 100);
            table.Add([
                result.Codec,
                last.Bytes.ToString("N0") + (isAdaptive ? " (less on slow links)" : ""),
                Milliseconds(last.Serialize),
                Milliseconds(last.Deserialize),
                .. result.Timings.Select(timing => Milliseconds(timing.Total)),
                PublishedTreeText.Number(result.AverageSpeedupOver(baseline)),
                result.Timings.Sum(timing => (long)timing.Collections).ToString(),
                last.Runs.Count.ToString()]);
        }

        return table;
    }

    private static string Milliseconds(long microseconds) => (microseconds / 1000.0).ToString("N1");
}

internal static class TreeTotals
{
    private const double Microseconds = 1000;

    private static readonly (string Class, string Name, Func<Timing, long> Part)[] Parts =
    [
        ("kind0", "serialize", timing => timing.Serialize), ("kind5", "transfer", timing => timing.Transfer),
        ("kind2", "deserialize", timing => timing.Deserialize),
    ];

    public static StackedBars Create(string scenario, int bandwidth, IReadOnlyList<CodecResult> results)
    {
        (string Codec, Timing Timing)[] bars =
        [
            .. results.Select(result => (result.Codec, Timing: result.Timings.First(timing => timing.Bandwidth == bandwidth)))
                .OrderBy(bar => bar.Timing.Total),
        ];
        return new StackedBars(
            $"A tree ({scenario}) over {bandwidth} MB/s{(LinkName.NetworkOf(bandwidth) is { } meaning ? $" ({meaning})" : "")}, ms",
            bars[^1].Timing.Total,
            [.. Parts.Select(part => (part.Class, part.Name))],
            [.. bars.Select(bar => new StackedBar(
                bar.Codec,
                Format(bar.Timing.Total),
                [
                    .. Parts.Select(part => new StackedPart(
                        part.Class, part.Part(bar.Timing), $"{part.Name}: {Format(part.Part(bar.Timing))}")),
                ]))]);
    }

    private static string Format(long microseconds) => $"{microseconds / Microseconds:N1} ms";
}
