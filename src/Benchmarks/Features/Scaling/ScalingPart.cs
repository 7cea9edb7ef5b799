namespace SerBench.Benchmarks.Features.Scaling;

internal sealed class ScalingPart : IRunPart
{
    private readonly Option<bool> _scaling =
        new("--scaling") { Description = "measure, after the rows, what each field, element and level costs: about two minutes more" };

    public IReadOnlyList<Option> Options => [_scaling];

    public RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context) =>
        parsed.GetValue(_scaling) ? new RunWork(Measure) { Time = ScalingRunner.UsualLimit } : null;

    private static void Measure(IRunInProgress run, CancellationToken stop)
    {
        run.Context.Terminal.Line();
        run.Context.Terminal.Line("Scaling: what one more field, nullable field, array element and nesting level costs ...");
        var runner = new ScalingRunner(run.Context, ScalingRunner.UsualLimit);
        if (runner.Run(runner.Choose(run.Filter), stop) is { } scaling)
        {
            run.Save(run.Record with { Scaling = scaling });
        }
    }
}
