namespace SerBench.Benchmarks.Features.Load;

internal sealed class LoadFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [LoadCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new LoadSection()];

    public IEnumerable<ResultFile> Results =>
    [
        ResultFile.Of("--load", "serializers under load, for the reports: what load has written",
            file => JsonInput.ReadChecked<LoadRecord>(file, "a table of load", "load"),
            (record, load) => record with { Load = load }),
    ];
}
