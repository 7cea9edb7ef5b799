using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Sizes;

/// <summary>The command <c>sizes</c>.</summary>
internal sealed class SizesFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [SizesCommand.Create()];
}
