namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>Figures that others published, beside ours.</summary>
internal sealed class PublishedSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        TextTable table = PublishedTable.Create(record, figures);
        return table.Rows.Count == 0 ? null : new Section("published", "Published figures", [new Block.Table("Published figures", table)]);
    }
}
