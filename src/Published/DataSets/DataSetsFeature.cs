namespace SerBench.Published.DataSets;

internal sealed class DataSetsFeature : IFeature
{
    public IEnumerable<IReportSection> Sections => [new DataSetsSection()];
}
