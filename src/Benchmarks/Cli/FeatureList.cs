using SerBench.Benchmarks.Features.Aot;
using SerBench.Benchmarks.Features.Attacks;
using SerBench.Benchmarks.Features.Compare;
using SerBench.Benchmarks.Features.Counts;
using SerBench.Benchmarks.Features.Evolution;
using SerBench.Benchmarks.Features.Explain;
using SerBench.Benchmarks.Features.Fairness;
using SerBench.Benchmarks.Features.Listing;
using SerBench.Benchmarks.Features.Load;
using SerBench.Benchmarks.Features.Memory;
using SerBench.Benchmarks.Features.Messages;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Runs;
using SerBench.Benchmarks.Features.Scaling;
using SerBench.Benchmarks.Features.Services;
using SerBench.Benchmarks.Features.Sizes;
using SerBench.Migration;
using SerBench.Published.DataSets;
using SerBench.Published.TreeNetwork;
using SerBench.Published.TypedLadder;
using SerBench.Published.XbufCar.Driver;

namespace SerBench.Benchmarks.Cli;

internal static class FeatureList
{
    public static IFeature[] All { get; } =
    [
        new RunFeature(),
        new ListingFeature(),
        new SizesFeature(),
        new MessagesFeature(),
        new ExplainFeature(),
        new FairnessFeature(),
        new TreeFeature(),
        new ReportFeature(),
        new CompareFeature(),
        new AttackFeature(),
        new LadderFeature(),
        new DriverFeature(),
        new AdviceFeature(),
        new CountsFeature(),
        new ScalingFeature(),
        new MemoryFeature(),
        new LoadFeature(),
        new EvolutionFeature(),
        new AotFeature(),
        new ServicesFeature(),
        new DataSetsFeature(),
    ];

    public static void Register()
    {
        foreach (Assembly assembly in All.Select(feature => feature.GetType().Assembly).Except([typeof(FeatureList).Assembly]))
        {
            Catalog.Add(assembly);
        }
    }
}
