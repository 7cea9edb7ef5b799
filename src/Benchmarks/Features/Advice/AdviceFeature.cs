using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Advice;

/// <summary>The command <c>advise</c>.</summary>
internal sealed class AdviceFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [AdviceCommand.Create()];
}
