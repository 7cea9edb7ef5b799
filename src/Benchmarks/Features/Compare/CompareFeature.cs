using SerBench.Benchmarks.Features.Compare.Pairs;
using SerBench.Benchmarks.Features.Compare.Upgrades;

namespace SerBench.Benchmarks.Features.Compare;

internal sealed class CompareFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) =>
        [CompareCommand.Create(), UpgradeCommand.Create(), PairCommands.CreatePlan(), PairCommands.CreateLaunch()];
}
