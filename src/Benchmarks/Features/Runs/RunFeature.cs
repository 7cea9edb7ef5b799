namespace SerBench.Benchmarks.Features.Runs;

internal sealed class RunFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [RunCommand.Create(all)];
}
