namespace SerBench.Benchmarks.Features.Explain;

internal sealed class ExplainFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [ExplainCommand.Create()];
}
