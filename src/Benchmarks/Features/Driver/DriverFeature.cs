namespace SerBench.Benchmarks.Features.Driver;

/// <summary>The command <c>driver</c>.</summary>
internal sealed class DriverFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [DriverCommand.Create()];
}
