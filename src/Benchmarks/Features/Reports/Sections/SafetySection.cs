namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class SafetySection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => SafetyTable.Create(record) is { Rows.Count: > 0 } table
        ? new Section("safety", "Safety",
        [
            new Block.Table("Risks of each library", table),
            new Block.Paragraph(SafetyTable.WordsOf(record)),
            new Block.Bullets([.. SafetyTable.Advisories(record)]),
        ])
        : null;
}
