namespace SerBench.Benchmarks.Features.Counts;

internal sealed class CountsPart : IRunPart
{
    private readonly Option<bool> _instructions = new("--instructions")
    {
        Description = "count, after the rows, the instructions of each operation (Linux, x64): some ten seconds per cell",
    };

    private readonly Option<bool> _pgo =
        new("--pgo") { Description = "count instructions with profile-guided optimization, as in production" };

    public IReadOnlyList<Option> Options => [_instructions, _pgo];

    public RunWork Read(ParseResult parsed, Profile profile, ProgramContext context)
    {
        bool isPgo = parsed.GetValue(_pgo);
        if (!parsed.GetValue(_instructions) && profile != Profile.Counts)
        {
            return isPgo
                ? throw new UsageException("--pgo says how instructions are counted; give --instructions, too.")
                : new RunWork(Measure);
        }

        return CountTracer.FindObstacle() is { } obstacle
            ? throw new UsageException(obstacle)
            : new RunWork(Measure)
            {
                Begin = record => record with { Counts = new CountsRecord(isPgo, new CellCounter(isPgo).Processes, []) },
            };
    }

    private static void Measure(IRunInProgress run, CancellationToken stop)
    {
        if (run.Record.Counts is not { } counts)
        {
            return;
        }

        Terminal terminal = run.Context.Terminal;
        IReadOnlyList<TimedLaunch> launches =
            TimedLaunch.Of(
                run.Find(run.Record.Plan.Where(row => counts.Find(row) is null).GroupBy(row => row.Cell).SelectMany(cell => cell)));
        terminal.Line();
        terminal.Line(
            $"Instructions, {counts.Mode}, in {counts.Processes} processes each: {launches.Count} cells, some ten seconds each ...");
        var counter = new CellCounter(counts.IsPgo);
        for (int i = 0; i < launches.Count && !stop.IsCancellationRequested; i++)
        {
            IReadOnlyList<CountRecord> rows = counter.Count(launches[i]);
            if (stop.IsCancellationRequested)
            {
                break;
            }

            counts = counts with { Rows = [.. counts.Rows, .. rows] };
            run.Save(run.Record with { Counts = counts });
            terminal.Line($"[{i + 1}/{launches.Count}] {launches[i].First.Cell}: {string.Join(", ", rows.Select(CountTables.Describe))}");
        }
    }
}
