namespace SerBench.Benchmarks.Features.Driver;

/// <summary>Runs the command <c>driver</c>, from a verified cell to its tables.</summary>
internal sealed class DriverFlow
{
    private readonly ProgramContext _context;
    private readonly DriverRequest _request;
    private readonly CheckedCell _cell;
    private ClockFacts _clock = new(0, 0, 0);

    public DriverFlow(ProgramContext context, DriverRequest request)
    {
        (_context, _request) = (context, request);
        _cell = CellCheck.Run(context.Outside, [context.Selection.Find(request.Cell)])[0];
    }

    public int Run()
    {
        if (_cell.Verified is null)
        {
            _context.Terminal.ErrorLine($"{_request.Cell} failed its check: {_cell.ToRecord().Reason}");
            return ExitCode.Failed;
        }

        _context.DemandRelease();

        Terminal terminal = _context.Terminal;
        terminal.Line(PublishedDriverText.Calculating);
        _clock = ClockFacts.Measure();
        terminal.Line(PublishedDriverText.Overhead(_clock));
        terminal.Line(PublishedDriverText.Header);
        Sampler[] samplers = MakeSamplers();
        var runs = new List<IReadOnlyList<OperationSamples>>();
        for (int run = 0; run < _request.Runs; run++)
        {
            runs.Add(SamplerSet.TakeRun(samplers));
            foreach (OperationSamples samples in runs[run])
            {
                terminal.Line(PublishedDriverText.Row(_request.Provider, run, samples, _clock));
            }
        }

        if (Publication.DriverFigures(_request.Cell.Scenario) is { } published)
        {
            terminal.Line($"Published medians, on another machine: ENC {published.Encode}, DEC {published.Decode}, {published.Bytes} bytes. {Publication.Driver}");
        }

        PrintHonestView(runs);
        return _request.IsCheck ? new DriverCheck(_context, _cell, () => SamplerSet.TakeRun(samplers)).Run() : ExitCode.Done;
    }

    private void PrintHonestView(List<IReadOnlyList<OperationSamples>> runs)
    {
        Terminal terminal = _context.Terminal;
        terminal.Line();
        terminal.Line("The table above times single operations and takes the mean cost of the clock off, as the published driver does. Below");
        terminal.Line("some 100 ns that is worth +-20 to 35 %: the clock overlaps the operation and moves in steps. What follows is not.");
        terminal.Line(HonestTables.Describe(_clock));
        terminal.Heading($"{_request.Cell}: batches, encoding and decoding in turn");
        terminal.Draw(HonestTables.Batches(runs));
        terminal.Heading($"Single operations, raw: the clock's {_clock.MedianDelta:0} ns included");
        terminal.Draw(HonestTables.Tails(runs));
    }

    private Sampler[] MakeSamplers()
    {
        IWorkload workload = OpenedCell.Open(_cell.Cell).Workload;
        Sampler[] samplers = [new(workload, Operation.Encode, "ENC", _clock), new(workload, Operation.Decode, "DEC", _clock)];
        SamplerSet.WarmUp(samplers);
        return samplers;
    }
}

/// <summary>The options that the caller gave to the command <c>driver</c>.</summary>
/// <param name="Provider">The name of the provider, as the caller wrote it.</param>
/// <param name="Cell">The cell to time.</param>
/// <param name="Runs">The number of runs.</param>
/// <param name="IsCheck">True if the times are compared with BenchmarkDotNet afterwards.</param>
internal sealed record DriverRequest(string Provider, CellId Cell, int Runs, bool IsCheck);

/// <summary>The lines of the published driver.</summary>
internal static class PublishedDriverText
{
    public const string Calculating = "Calculating nanoTime() overhead...";

    public const string Header = "PROV                 RUN  TYPE  SIZE   MED  MEAN";

    public static string Overhead(ClockFacts clock) => $"...{clock.MeanCost:0} nanos";

    /// <summary>A line about single operations, as published: the mean cost of the clock is subtracted.</summary>
    public static string Row(string provider, int run, OperationSamples samples, ClockFacts clock)
    {
        double median = Math.Max(0, samples.Tail(50) - clock.MeanCost);
        double mean = Math.Max(0, samples.Singles.Average() - clock.MeanCost);
        return $"{provider,-20} {run,3}  {samples.Type,-4} {samples.Size,5} {median,5:0} {mean,5:0}";
    }
}

/// <summary>The names that the published driver gives to its data.</summary>
internal static class Providers
{
    public const string Default = "xbuf2";

    private const string Serial = "serial";
    private const string Random = "random";

    private static readonly (string Name, string Scenario)[] Known =
    [
        (Default, Serial),
        ("xbuf2.serial", Serial),
        ("xbuf2.random", Random),
        ("rumi.xbuf2.serial", Serial),
        ("rumi.xbuf2.random", Random),
    ];

    /// <summary>The scenario of the model <c>car</c> for a provider.</summary>
    public static string ScenarioOf(string provider) =>
        Known.FirstOrDefault(known => known.Name == provider).Scenario
        ?? throw new UsageException($"There is no provider '{provider}'; there are {string.Join(", ", Known.Select(known => known.Name))}.");
}
