using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>The car, direct and indirect, beside what the Xbuf2 driver published, and what becomes of its claims.</summary>
internal sealed class CarSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        TextTable table = CarTables.Create(record, figures);
        string[] claims = [.. CarClaims.Judge(record, figures)];
        return table.Rows.Count == 0 && claims.Length == 0
            ? null
            : new Section("car", "Car, direct and indirect",
                [new Block.Table("The car by layout and access", table), new Block.Heading("Claims of the Xbuf2 driver"), new Block.Items(claims)]);
    }
}
