namespace SerBench.Published.TypedLadder;

internal sealed class LadderFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [LadderCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new LadderSection()];

    public IEnumerable<Block> Summarize(RunRecord record, Figures figures) =>
        record.Profile.Name == LadderPublication.Instance.Profile.Name ? LadderSection.Tables(record, figures) : [];
}
