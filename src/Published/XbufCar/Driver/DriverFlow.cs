namespace SerBench.Published.XbufCar.Driver;

internal sealed class DriverFlow(ProgramContext context, DriverRequest request)
{
    private readonly Terminal _terminal = context.Terminal.BesideJson(request.IsJson);
    private readonly CheckedCell _cell = CellCheck.Run(context.Outside, [context.Selection.Find(request.Cell)])[0];
    private ClockFacts _clock = new(0, 0, 0);

    public int Run()
    {
        if (_cell.Verified is null)
        {
            _terminal.ErrorLine($"{request.Cell} failed its check: {_cell.Record.Reason}");
            return ExitCode.Failed;
        }

        context.DemandMeasuring();

        _terminal.Line(PublishedDriverText.Calculating);
        _clock = ClockFacts.Measure();
        _terminal.Line(PublishedDriverText.Overhead(_clock));
        _terminal.Line(PublishedDriverText.Header);
        Sampler[] samplers = MakeSamplers();
        var runs = new List<IReadOnlyList<OperationSamples>>();
        using var stop = new StopSignal(request.Budget);
        for (int run = 0; run < request.Runs && stop.State == RunState.Completed; run++)
        {
            runs.Add(SamplerSet.TakeRun(samplers));
            _terminal.Lines(runs[run].Select(samples => PublishedDriverText.Row(request.Provider, run, samples, _clock)));
        }

        if (CarPublication.FiguresOf(request.Cell.Scenario) is { } published)
        {
            _terminal.Line($"Published medians, on another machine: ENC {published.Encode}, DEC {published.Decode}, "
                + $"{published.Bytes} bytes. {CarPublication.Instance}");
        }

        PrintHonestView(runs);
        if (request.IsJson)
        {
            context.Terminal.Output.WriteLine(JsonText.Of(runs.Select(run => run.Select(one => new
            {
                Cell = request.Cell.ToString(),
                one.Type,
                one.Size,
                Batch = one.Batches.Median,
                Single = one.Tail(50),
                one.IsLinear,
                Clock = _clock.MeanCost,
            }))));
        }

        return request.IsCheck ? new DriverCheck(context, _cell, () => SamplerSet.TakeRun(samplers)).Run() : ExitCode.Done;
    }

    private void PrintHonestView(List<IReadOnlyList<OperationSamples>> runs)
    {
        _terminal.Line();
        _terminal.Line(
            "The table above times single operations and takes the mean cost of the clock off, as the published driver does. Below");
        _terminal.Line("some 100 ns that is worth +-20 to 35 %: the clock overlaps the operation and moves in steps. What follows is not.");
        _terminal.Line(HonestTables.Describe(_clock));
        _terminal.Heading($"{request.Cell}: batches, encoding and decoding in turn");
        _terminal.Draw(HonestTables.Batches(runs));
        _terminal.Heading($"Single operations, raw: the clock's {_clock.MedianDelta:0} ns included");
        _terminal.Draw(HonestTables.Tails(runs));
    }

    private Sampler[] MakeSamplers()
    {
        IWorkload workload = OpenedCell.Open(_cell.Cell).Workload;
        return [new(workload, Operation.Encode, "ENC", _clock), new(workload, Operation.Decode, "DEC", _clock)];
    }
}

internal sealed record DriverRequest(string Provider, CellId Cell, int Runs, bool IsCheck, bool IsJson, TimeSpan? Budget);

internal static class PublishedDriverText
{
    public const string Calculating = "Calculating nanoTime() overhead...";

    public const string Header = "PROV                 RUN  TYPE  SIZE   MED  MEAN";

    public static string Overhead(ClockFacts clock) => $"...{clock.MeanCost:0} nanos";

    // The published driver also subtracts the mean cost of the clock.
    public static string Row(string provider, int run, OperationSamples samples, ClockFacts clock)
    {
        double median = Math.Max(0, samples.Tail(50) - clock.MeanCost);
        double mean = Math.Max(0, samples.Singles.Average() - clock.MeanCost);
        return $"{provider,-20} {run,3}  {samples.Type,-4} {samples.Size,5} {median,5:0} {mean,5:0}";
    }
}

internal static class Providers
{
    public const string Default = "xbuf2";

    private const string Serial = "serial";
    private const string Random = "random";

    private static readonly (string Name, string Scenario)[] Known =
    [
        (Serial, Serial),
        (Random, Random),
        (Default, Serial),
        ("xbuf2.serial", Serial),
        ("xbuf2.random", Random),
        ("rumi.xbuf2.serial", Serial),
        ("rumi.xbuf2.random", Random),
    ];

    public static string ScenarioOf(string provider) =>
        Known.FirstOrDefault(known => known.Name == provider).Scenario
        ?? throw new UsageException(
            $"There is no scenario of the driver '{provider}'; there are {string.Join(", ", Known.Select(known => known.Name))}.");
}
