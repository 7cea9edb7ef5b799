namespace SerBench.Benchmarks.Features.Sizes;

/// <summary>The command <c>sizes</c>.</summary>
internal sealed class SizesFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [SizesCommand.Create()];
}
