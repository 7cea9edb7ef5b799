namespace SerBench.Benchmarks.Features.Ladder;

/// <summary>The command <c>ladder</c>, and its tables.</summary>
internal sealed class LadderFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [LadderCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new LadderSection()];

    public IEnumerable<Block> Summarize(RunRecord record, Figures figures) => record.Profile.Name == Profile.Ladder.Name ? LadderSection.Tables(record, figures) : [];
}
