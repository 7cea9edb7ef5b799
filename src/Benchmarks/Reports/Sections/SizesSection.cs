using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>Bytes of every cell, timed or not.</summary>
internal sealed class SizesSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        TextTable table = SizeTables.Complete(record);
        return table.Rows.Count == 0 ? null : new Section("sizes", "Sizes", [new Block.Table("Sizes", table)]);
    }
}
