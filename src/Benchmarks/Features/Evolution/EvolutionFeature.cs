using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Evolution;

/// <summary>The command <c>evolve</c>, and its result in reports.</summary>
internal sealed class EvolutionFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [EvolveCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new EvolutionSection()];

    public IEnumerable<ResultFile> Results => [new("--evolve", "who reads whose older and newer messages, for the reports: what evolve has written", Read)];

    private static Func<RunRecord, RunRecord> Read(string file)
    {
        EvolutionRecord evolution = EvolutionRecord.Read(file);
        return record => record with { Evolution = evolution };
    }
}
