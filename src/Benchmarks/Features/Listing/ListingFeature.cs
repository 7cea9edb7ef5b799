namespace SerBench.Benchmarks.Features.Listing;

/// <summary>The commands <c>list</c> and <c>emit</c>.</summary>
internal sealed class ListingFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [ListCommand.Create(), EmitCommand.Create()];
}
