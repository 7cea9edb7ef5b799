using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Runs;

/// <summary>The command <c>run</c>.</summary>
internal sealed class RunFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [RunCommand.Create(all)];
}
