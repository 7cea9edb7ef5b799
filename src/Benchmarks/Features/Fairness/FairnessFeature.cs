using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Fairness;

/// <summary>The command <c>doctor</c>, and rows beside direct calls in reports.</summary>
internal sealed class FairnessFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [DoctorCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new FairnessSection()];

    public IEnumerable<ResultFile> Results => [new("--fair", "rows compared with direct calls, for the reports: what doctor --fair has written", Read)];

    private static Func<RunRecord, RunRecord> Read(string file)
    {
        FairnessRecord fairness = JsonInput.ReadChecked<FairnessRecord>(file, "a comparison with direct calls", "doctor --fair");
        return record => record with { Fairness = fairness };
    }
}
