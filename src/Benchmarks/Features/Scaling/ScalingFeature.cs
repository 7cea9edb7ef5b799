namespace SerBench.Benchmarks.Features.Scaling;

internal sealed class ScalingFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [ScalingCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new ScalingSection()];

    public IRunPart CreatePart() => new ScalingPart();
}
