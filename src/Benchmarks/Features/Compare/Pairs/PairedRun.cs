namespace SerBench.Benchmarks.Features.Compare.Pairs;

/// <summary>
/// Launches two programs in turn, cell by cell, until each row could show a change of the asked size. The launches of a pair follow each other, A B and
/// then B A, so the machine's drift hits both alike. Whether to go on depends on the widths of the intervals alone, never on the effects, so
/// looking often raises no alarm.
/// </summary>
/// <param name="asked">The size of a change that must not go unseen.</param>
internal sealed class PairedRun(Terminal terminal, Side before, Side after, double asked)
{
    private readonly List<PairedCell> _cells = [];
    private readonly List<string> _warnings = [];

    /// <summary>Runs until all is known or the time is up.</summary>
    /// <param name="filter">The options that choose cells and operations.</param>
    /// <param name="isCounting">True to count instructions, too, before the launches.</param>
    public RunComparison Run(IReadOnlyList<string> filter, bool isCounting, CancellationToken stop)
    {
        (PairPlan[] old, PairPlan[] @new) = (before.Plan(filter), after.Plan(filter));
        Dictionary<CellId, PairPlan> known = old.ToDictionary(plan => plan.Cell.Id);
        _cells.AddRange(@new.Where(plan => known.ContainsKey(plan.Cell.Id)).Select(plan => new PairedCell(known[plan.Cell.Id], plan)));
        if (_cells.Count == 0)
        {
            throw new UsageException($"'{before.Name}' and '{after.Name}' have no verified cell in common; choose others by --serializer and --model.");
        }

        CountComparison counts = isCounting ? CountBoth(filter) : CountComparison.None;
        terminal.Line($"Pairs of launches, {_cells.Count} cells, until a change of {asked.ToString("0.# %")} can be seen ...");
        for (int round = 0; !stop.IsCancellationRequested && _cells.Any(IsOpen); round++)
        {
            foreach (PairedCell cell in _cells.Where(IsOpen).ToArray())
            {
                if (!stop.IsCancellationRequested)
                {
                    Launch(cell, round, stop);
                }
            }

            terminal.Line($"[{round + 1}] {_cells.Count(cell => !IsOpen(cell))} of {_cells.Count} cells are known");
        }

        return Compare() with { Counts = counts };
    }

    private CountComparison CountBoth(IReadOnlyList<string> filter)
    {
        terminal.Line("Instructions of both programs ...");
        return CountComparison.Of(before.Count(filter), after.Count(filter));
    }

    private int Rows => _cells.Sum(cell => cell.After.Operations.Count);

    private bool IsOpen(PairedCell cell) => cell.Fault is null && !cell.CouldSee(asked, Rows);

    private void Launch(PairedCell cell, int round, CancellationToken stop)
    {
        try
        {
            bool isTurned = round % 2 == 1;
            PairSample[] first = isTurned ? after.Launch(cell.After, round, stop) : before.Launch(cell.Before, round, stop);
            PairSample[] second = isTurned ? before.Launch(cell.Before, round, stop) : after.Launch(cell.After, round, stop);
            cell.Add(isTurned ? second : first, isTurned ? first : second);
        }
        catch (InvalidDataException exception)
        {
            // A signal ends the launches, too.
            if (!stop.IsCancellationRequested)
            {
                cell.Fault = exception.Message;
                _warnings.Add(exception.Message);
            }
        }
    }

    private RunComparison Compare() => new(
        [
            .. _cells.SelectMany(cell => cell.Judge(asked, Rows)).OrderBy(row => row.Verdict).ThenByDescending(row => Math.Abs(Math.Log(row.Ratio ?? 1))),
        ],
        [.. _cells.SelectMany(cell => cell.FindChanges())],
        _warnings,
        "The machine: both programs took turns, so its drift hits both alike.",
        $"Intervals are from Wilcoxon's signed ranks over {_cells.Min(cell => cell.Pairs)} to {_cells.Max(cell => cell.Pairs)} pairs of launches.");
}
