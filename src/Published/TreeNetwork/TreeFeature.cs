namespace SerBench.Published.TreeNetwork;

internal sealed class TreeFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [TreeCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new TreeSection()];

    public IEnumerable<ResultFile> Results =>
    [
        ResultFile.Of("--tree", "what the command tree measured, for the reports: the .json beside its chart",
            TreeRecord.Read, (record, tree) => record with { Tree = tree }),
    ];
}
