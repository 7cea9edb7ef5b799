using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Options;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Driver;

/// <summary>What the command <c>driver</c> does, from a verified cell to its tables.</summary>
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
