using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Trees;

/// <summary>Whole trees over a network, as the command <c>tree</c> measured them.</summary>
internal sealed class TreeSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => record.Tree is { } tree ? Write(tree) : null;

    private static Section Write(TreeRecord tree) => new("tree", "Trees over a network",
    [
        new Block.Paragraph(string.Create(
            CultureInfo.InvariantCulture,
            $"The command tree, {tree.Measured:yyyy-MM-dd HH:mm}, on {tree.Processor}, {tree.Cores} cores: {tree.Nodes:N0} nodes, up to {tree.Threads} threads, medians of {tree.Runs} runs or as many as the table says, every tree compared. ")
            + $"Garbage collection: {tree.GarbageCollection}. Total = serialize + bytes / bandwidth + deserialize; speedups are over {tree.Baseline}."),
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
            yield return new Block.Picture(new TreeTotals(scenario.Name, bandwidth, able));
        }

        IReadOnlyList<OrderChange> changes = OrderChange.Find(able);
        yield return changes.Count == 0
            ? new Block.Paragraph("The order is the same at every bandwidth.")
            : new Block.Bullets([.. changes.Select(TreeChart.Describe)]);
        string[] refused = [.. scenario.Results.Where(result => result.Refusal is not null).Select(result => $"{result.Codec}: {result.Refusal}")];
        if (refused.Length > 0)
        {
            yield return new Block.Bullets(refused);
        }
    }
}
