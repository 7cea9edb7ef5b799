namespace SerBench.Benchmarks.Features.Fairness;

internal sealed class FairnessFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [DoctorCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new FairnessSection()];

    public IEnumerable<ResultFile> Results =>
    [
        ResultFile.Of("--fairness", "rows compared with direct calls, for the reports: what doctor --fair has written",
            file => JsonInput.ReadChecked<FairnessRecord>(file, "a comparison with direct calls", "doctor --fair"),
            (record, fairness) => record with { Fairness = fairness }),
    ];
}
