namespace SerBench.Benchmarks.Features.Compare.Pairs;

// Launches two programs in turn until the confidence intervals of all times are narrow enough to show a change of the asked size. Pairs
// run A B, then B A, so the machine's drift affects both alike. Only the widths of the intervals end the run, so repeated checks add no
// false alarms.
/// <param name="asked">the share of change to detect; null: only allocations are compared, by one pair.</param>
internal sealed class PairedRun(Terminal terminal, Side before, Side after, double? asked)
{
    private readonly List<PairedCell> _cells = [];
    private readonly List<string> _warnings = [];

    public RunComparison Run(IReadOnlyList<string> filter, IReadOnlyList<string> operations, TimeSpan? counting, CancellationToken stop)
    {
        (PairPlan[] old, PairPlan[] @new) = (before.Plan([.. filter, .. operations], stop), after.Plan([.. filter, .. operations], stop));

        Dictionary<CellId, PairPlan> known = old.DistinctBy(plan => plan.Cell.Id).ToDictionary(plan => plan.Cell.Id);
        _cells.AddRange(@new.DistinctBy(plan => plan.Cell.Id)
            .Where(plan => known.ContainsKey(plan.Cell.Id))
            .Select(plan => new PairedCell(known[plan.Cell.Id], plan)));
        if (_cells.Count == 0)
        {
            throw new UsageException(
                $"'{before.Name}' and '{after.Name}' have no verified cell in common; choose others by --serializer and --model.");
        }

        if (asked is null)
        {
            terminal.Line($"One pair of launches, {_cells.Count} cells, for allocations ...");
            LaunchOpen(0, stop);
        }

        CountComparison counts = counting is { } time ? CountBoth(operations, time, stop) : CountComparison.None;
        if (asked is not null)
        {
            terminal.Line($"Pairs of launches, {_cells.Count} cells, until a change of {asked:0.# %} can be seen ...");
            for (int round = 0; !stop.IsCancellationRequested && _cells.Any(IsOpen); round++)
            {
                LaunchOpen(round, stop);
                terminal.Line($"[{round + 1}] {_cells.Count(cell => !IsOpen(cell))} of {_cells.Count} cells are known");
            }
        }

        return Compare() with { Counts = counts };
    }

    private void LaunchOpen(int round, CancellationToken stop)
    {
        foreach (PairedCell cell in _cells.Where(IsOpen).TakeWhile(_ => !stop.IsCancellationRequested))
        {
            Launch(cell, round, stop);
        }
    }

    private CountComparison CountBoth(IReadOnlyList<string> operations, TimeSpan time, CancellationToken stop)
    {
        terminal.Line($"Instructions of both programs, {_cells.Count} cells, for at most {time.TotalSeconds:0} s ...");
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(stop);
        limit.CancelAfter(time);
        var clock = Stopwatch.StartNew();
        var counts = new List<CountComparison>();
        foreach (CellId cell in _cells.Select(cell => cell.After.Cell.Id))
        {
            string[] one = ["--serializer", cell.Serializer, "--model", cell.Model, "--scenario", cell.Scenario, .. operations];
            if (before.Count(one, limit.Token) is not { } old || after.Count(one, limit.Token) is not { } @new)
            {
                break;
            }

            counts.Add(CountComparison.Of(old, @new));
            if (counts.Count == 1 && clock.Elapsed * _cells.Count > time)
            {
                terminal.Line($"A cell takes {clock.Elapsed.TotalSeconds:0} s, "
                    + $"so about {Math.Floor(time / clock.Elapsed):0} of {_cells.Count} are counted.");
            }
        }

        return CountComparison.Of(counts, _cells.Skip(counts.Count).Select(cell => $"{cell.After.Cell.Id}: the time was up"));
    }

    private int Rows => _cells.Sum(cell => cell.After.Operations.Count);

    private bool IsOpen(PairedCell cell) => cell.Fault is null && (asked is not { } size || !cell.CouldSee(size, Rows));

    private void Launch(PairedCell cell, int round, CancellationToken stop)
    {
        try
        {
            PairSample[]? first = round % 2 == 1 ? after.Launch(cell.After, round, stop) : null;
            PairSample[] old = before.Launch(cell.Before, round, stop);
            cell.Add(old, first ?? after.Launch(cell.After, round, stop));
        }
        catch (InvalidDataException exception)
        {
            if (!stop.IsCancellationRequested)
            {
                cell.Fault = exception.Message;
                _warnings.Add(exception.Message);
            }
        }
    }

    private RunComparison Compare() => new(
        [
            .. _cells.SelectMany(cell => asked is { } size ? cell.Judge(size, Rows) : [])
                .OrderBy(row => row.Verdict).ThenByDescending(row => Math.Abs(Math.Log(row.Ratio ?? 1))),
        ],
        [.. _cells.SelectMany(cell => cell.FindChanges())],
        _warnings,
        asked is null
            ? "Times are not compared, since --fail-on names no change of them (slower:10%)."
            : "Both programs took turns, so the machine's drift hits both alike. The same code gives any slower or faster row in at most "
                + $"{RunComparison.FalseAlarmRate:0 %} of all comparisons. Intervals are from Wilcoxon's signed ranks over "
                + $"{_cells.Min(cell => cell.Pairs)} to {_cells.Max(cell => cell.Pairs)} pairs of launches.");
}
