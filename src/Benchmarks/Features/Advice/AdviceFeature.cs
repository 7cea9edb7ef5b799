namespace SerBench.Benchmarks.Features.Advice;

/// <summary>The command <c>advise</c>.</summary>
internal sealed class AdviceFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [AdviceCommand.Create()];
}
