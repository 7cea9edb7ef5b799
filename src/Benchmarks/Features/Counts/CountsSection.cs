namespace SerBench.Benchmarks.Features.Counts;

/// <summary>Instructions of operations: exact figures for gates.</summary>
internal sealed class CountsSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) =>
        record.Counts is { Rows.Count: > 0 } counts ? new Section("instructions", "Instructions", [.. Describe(counts)]) : null;

    private static IEnumerable<Block> Describe(CountsRecord counts)
    {
        yield return new Block.Paragraph(CountTables.Words(counts));
        foreach ((string heading, TextTable table) in CountTables.Create(counts))
        {
            yield return new Block.Heading(heading);
            yield return new Block.Table(heading, table);
        }

        string[] reasons = [.. counts.Rows.Where(count => !count.IsCounted).Select(count => $"{count.Row}: {count.Reason}")];
        if (reasons.Length > 0)
        {
            yield return new Block.Paragraph("Not countable:");
            yield return new Block.Bullets(reasons);
        }
    }
}
