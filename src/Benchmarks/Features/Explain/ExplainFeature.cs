using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Explain;

/// <summary>The command <c>explain</c>.</summary>
internal sealed class ExplainFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [ExplainCommand.Create()];
}
