using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Trees;

/// <summary>The command <c>tree</c>, and its times in reports.</summary>
internal sealed class TreeFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [TreeCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new TreeSection()];

    public IEnumerable<ResultFile> Results => [new("--tree", "what the command tree measured, for the reports: the .json beside its chart", Read)];

    private static Func<RunRecord, RunRecord> Read(string file)
    {
        TreeRecord tree = TreeRecord.Read(file);
        return record => record with { Tree = tree };
    }
}
