namespace SerBench.Benchmarks.Features.Reports;

internal sealed class ReportFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [ReportCommand.Create(all), ClaimsCommand.Create()];
}
