using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Listing;

/// <summary>The commands <c>list</c> and <c>emit</c>.</summary>
internal sealed class ListingFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [ListCommand.Create(), EmitCommand.Create()];
}
