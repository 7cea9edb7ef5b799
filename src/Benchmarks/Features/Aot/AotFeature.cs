namespace SerBench.Benchmarks.Features.Aot;

internal sealed class AotFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [AotCommand.Create()];

    public IEnumerable<ResultFile> Results =>
    [
        ResultFile.Of("--aot", "programs compiled ahead of time, for the reports: what aot has written",
            file => JsonInput.ReadChecked<AotRecord>(file, "a table of programs compiled ahead of time", AotCommand.Name),
            (record, aot) => record with { Aot = aot }),
    ];
}
