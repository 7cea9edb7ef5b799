using SerBench.Benchmarks.Features.Compare.Pairs;

namespace SerBench.Benchmarks.Features.Compare;

/// <summary>The command <c>compare</c>, and those of the programs that it launches.</summary>
internal sealed class CompareFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [CompareCommand.Create(), PairCommands.CreatePlan(), PairCommands.CreateLaunch()];
}
