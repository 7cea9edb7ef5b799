namespace SerBench.Benchmarks.Features.Sizes;

internal sealed class SizesFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [SizesCommand.Create()];
}
