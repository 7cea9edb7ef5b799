namespace SerBench.Benchmarks.Features.Runs;

/// <summary>The command <c>run</c>.</summary>
internal sealed class RunFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [RunCommand.Create(all)];
}
