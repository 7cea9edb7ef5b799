namespace SerBench.Benchmarks.Features.Evolution;

internal sealed class EvolutionFeature : IFeature
{
    public const string ResultOption = "--evolve";

    public FeatureCommand[] CreateCommands(IFeature[] all) => [EvolveCommand.Create()];

    public IRunPart CreatePart() => new EvolutionPart();

    public IEnumerable<IReportSection> Sections => [new EvolutionSection()];

    public IEnumerable<ResultFile> Results =>
    [
        ResultFile.Of(ResultOption, "who reads whose older and newer messages, for the reports: what evolve has written",
            EvolutionRecord.Read, (record, evolution) => record with { Evolution = evolution }),
    ];
}
