namespace SerBench.Benchmarks.Features.Advice;

internal sealed class AdviceFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [AdviceCommand.Create()];
}
