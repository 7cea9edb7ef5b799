namespace SerBench.Benchmarks.Features.Explain;

/// <summary>The command <c>explain</c>.</summary>
internal sealed class ExplainFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [ExplainCommand.Create()];
}
