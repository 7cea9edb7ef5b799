namespace SerBench.Benchmarks.Features.Listing;

internal sealed class ListingFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [ListCommand.Create(), EmitCommand.Create()];
}
