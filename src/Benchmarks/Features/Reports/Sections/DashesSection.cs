namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class DashesSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        string[] dashes =
        [
            .. record.Cells
                .Where(cell => cell.Status == CellStatus.Dash)
                .GroupBy(cell => $"{cell.Model}/{cell.Scenario}: {cell.Reason}")
                .Select(group => $"{group.Key} ({SerializerNames.Join(group.Select(cell => cell.Serializer))})"),
        ];
        return dashes.Length == 0 ? null : new Section("dashes", "Dashes", [new Block.Bullets(dashes)]);
    }
}
