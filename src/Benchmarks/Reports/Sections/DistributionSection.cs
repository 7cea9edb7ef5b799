using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>Everything about each timed row that the tables above leave out.</summary>
internal sealed class DistributionSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        TextTable table = DistributionTable.Create(record, figures);
        return table.Rows.Count == 0 ? null : new Section("distribution", "Distribution", [new Block.Table("Distribution", table)]);
    }
}
