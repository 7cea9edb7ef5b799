namespace SerBench.Benchmarks.Features.Counts;

internal sealed class CountsSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) =>
        record.Counts is { Rows.Count: > 0 } counts ? new Section("instructions", "Instructions", [.. Describe(counts)]) : null;

    private static IEnumerable<Block> Describe(CountsRecord counts)
    {
        string[] reasons = [.. counts.Rows.Where(count => !count.IsCounted).Select(count => $"{count.Row}: {count.Reason}")];
        return
        [
            new Block.Paragraph(CountTables.Words(counts)),
            .. CountTables.Create(counts),
            .. reasons.Length == 0 ? Array.Empty<Block>() : [new Block.Paragraph("Not countable:"), new Block.Bullets(reasons)],
        ];
    }
}
