namespace SerBench.Benchmarks.Features.Scaling;

/// <summary>The command <c>scaling</c>, also as a part of a run.</summary>
internal sealed class ScalingFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [ScalingCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new ScalingSection()];

    public IRunPart CreatePart() => new ScalingPart();
}
