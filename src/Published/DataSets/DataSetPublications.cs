namespace SerBench.Published.DataSets;

internal sealed class DataSetPublications() : Publication("Published data sets", "docs/data-sets.md")
{
    public override IReadOnlyList<Claim> Claims => DataSetClaims.All;

    public override bool Concerns(RunRecord record) => record.Cells.Any(cell => ModelCatalog.BuiltIn.Find(cell.Model) is IDataSet);
}
