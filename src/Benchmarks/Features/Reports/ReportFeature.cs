namespace SerBench.Benchmarks.Features.Reports;

/// <summary>The commands <c>report</c> and <c>claims</c>.</summary>
internal sealed class ReportFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [ReportCommand.Create(all), ClaimsCommand.Create()];
}
