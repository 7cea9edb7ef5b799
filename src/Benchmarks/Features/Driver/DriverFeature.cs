using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Driver;

/// <summary>The command <c>driver</c>.</summary>
internal sealed class DriverFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [DriverCommand.Create()];
}
