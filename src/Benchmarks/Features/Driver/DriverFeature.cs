namespace SerBench.Benchmarks.Features.Driver;

internal sealed class DriverFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [DriverCommand.Create()];
}
