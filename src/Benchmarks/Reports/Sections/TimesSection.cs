using SerBench.Benchmarks.Reports.Charts;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>Every timed row: tables of all operations, and bars with their intervals.</summary>
internal sealed class TimesSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        ILookup<string, BarChart> charts = BarChart.Of(record, figures).ToLookup(chart => chart.Heading);
        var blocks = new List<Block>();
        foreach ((string heading, TextTable table) in TimeTables.Create(record, figures, Enum.GetValues<Operation>(), withMemory: true))
        {
            blocks.Add(new Block.Heading(heading));
            blocks.Add(new Block.Table($"{heading}: times", table));
            blocks.AddRange(charts[heading].Select(chart => new Block.Picture(chart)));
        }

        return blocks.Count == 0
            ? null
            : new Section("times", "Times",
                [new Block.Paragraph($"Median +- standard deviation. Lower is better. {TimeTables.BestMark} marks what cannot be told from the best: their 95 % intervals overlap. kept: the memory of a decoded value in bytes. alloc: bytes allocated per operation, with the garbage collector in mode {record.Environment.GarbageCollector}. {SerializerNames.SameTypeWords}"), .. blocks]);
    }
}
