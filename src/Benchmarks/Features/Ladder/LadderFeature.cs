using SerBench.Benchmarks.Engine.Contract;
using SerBench.Benchmarks.Engine.Measure;

namespace SerBench.Benchmarks.Features.Ladder;

/// <summary>The command <c>ladder</c>, and its tables.</summary>
internal sealed class LadderFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [LadderCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new LadderSection()];

    public IEnumerable<Block> Summarize(RunRecord record, Figures figures) => record.Profile.Name != Profile.Ladder.Name ? []
        : LadderSection.Tables(record, figures).SelectMany(item => new Block[] { new Block.Heading(item.Heading), new Block.Table(item.Heading, item.Table) });
}
