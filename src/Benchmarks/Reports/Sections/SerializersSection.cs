using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>What each serializer demands and offers.</summary>
internal sealed class SerializersSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        TextTable table = TraitsTable.Create(record);
        return table.Rows.Count == 0 ? null : new Section("serializers", "Serializers", [new Block.Table("Serializers", table)]);
    }
}
