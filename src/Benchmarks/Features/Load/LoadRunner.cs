namespace SerBench.Benchmarks.Features.Load;

internal sealed class LoadRunner(LoadPlan plan, string? outside, Terminal terminal, StopSignal stop)
{
    // In little time, at least Fewest rounds are planned. Quantiles need Enough messages per measurement.
    private const int Fewest = 2;
    private const int Enough = 1_000;

    private static readonly TimeSpan Overhead = TimeSpan.FromSeconds(4);

    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(2);
    private static readonly TimeSpan Shortest = TimeSpan.FromMilliseconds(200);

    // If all rounds would be shorter than this, only Fewest rounds are planned.
    private static readonly TimeSpan Telling = TimeSpan.FromMilliseconds(500);
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(10);

    private readonly List<LoadRow> _rows = [];

    public bool HasFaults { get; private set; }

    public IReadOnlyList<LoadRow> Run(IReadOnlyList<Cell> cells)
    {
        Cell[] able = [.. cells.Where(cell => stop.State == RunState.Completed && IsVerified(cell))];
        List<(CellId Cell, string Collector)> turns = [.. from collector in plan.Collectors from cell in able select (cell.Id, collector)];
        TimeSpan time = TimeOf(turns.Count);
        for (int round = 1; round <= plan.Rounds && turns.Count > 0 && stop.State == RunState.Completed; round++)
        {
            long start = Stopwatch.GetTimestamp();
            (CellId Cell, string Collector)[] left = [.. turns];
            for (int i = 0; i < left.Length && stop.State == RunState.Completed; i++)
            {
                terminal.Line($"[round {round}, {i + 1}/{left.Length}] {left[i].Cell}, {left[i].Collector}");
                if (!TryMeasure(left[i].Cell, left[i].Collector, time, round))
                {
                    turns.Remove(left[i]);
                }
            }

            // The order alternates, so that a drift within a round does not always affect the same row.
            turns.Reverse();
            if (stop.Remaining < Stopwatch.GetElapsedTime(start))
            {
                break;
            }
        }

        string[] missing =
        [
            .. from turn in turns
               where _rows.All(row => (row.Cell, row.Collector) != turn)
               select $"{turn.Cell}, {turn.Collector}",
        ];
        if (missing.Length > 0)
        {
            terminal.ErrorLine($"The time was up; not measured: {string.Join("; ", missing)}.");
        }

        return _rows;
    }

    private TimeSpan TimeOf(int turns)
    {
        int parts = plan.Threads.Length * (plan.Rate is null ? 2 : 1);
        TimeSpan Part(int rounds) => turns == 0 || stop.Remaining is not { } left ? Longest
            : ((left / (rounds * turns)) - Overhead) / parts;
        TimeSpan time = Part(plan.Rounds) >= Telling ? Part(plan.Rounds) : Part(Math.Min(plan.Rounds, Fewest));
        TimeSpan least = plan.Rate is { } rate ? TimeSpan.FromSeconds(Enough / rate) : Shortest;
        return time < least ? least : time < Shortest ? Shortest : time > Longest && Longest > least ? Longest : time;
    }

    private bool IsVerified(Cell cell)
    {
        CellRecord found = Verification.Check(cell);
        HasFaults |= found.Status == CellStatus.Failed;
        if (found.NotMeasured is { } reason)
        {
            terminal.Line($"{cell.Id}: {reason}");
        }

        return found.NotMeasured is null;
    }

    private bool TryMeasure(CellId cell, string collector, TimeSpan time, int round)
    {
        var work = new MeasureLoad(TimedLaunch.TextOf(cell, outside), plan.Threads, plan.Rate, time);
        TimeSpan patience = stop.Remaining is { } left && left + Overhead + Overhead < Patience ? left + Overhead + Overhead : Patience;
        IReadOnlyList<WatchedAnswer> answers = WatchedProcess.AskEach(
            patience, cell.ToString(), [("DOTNET_gcServer", collector == LoadPlan.Server ? "1" : "0")], Child.ArgumentsFor(work));
        if (answers.FirstOrDefault(answer => answer.Text is null) is not { } failed)
        {
            _rows.AddRange(answers.Select(answer => JsonSerializer.Deserialize<LoadRow>(answer.Text!)! with { Round = round }));
            return true;
        }

        if (stop.State != RunState.Stopped)
        {
            HasFaults = true;
            terminal.ErrorLine($"{cell} was not measured: {failed.Subject}: {failed.Fault}.");
        }

        return false;
    }

    private sealed record MeasureLoad(string Launch, int[] Threads, double? Rate, TimeSpan Time) : IChildWork
    {
        public void Run(ProgramContext context, WatchedReport report)
        {
            TimedRow row = TimedLaunch.Parse(Launch).First;
            var meter = new LoadMeter(context.Open(row.Outside).Selection.Find(row.Cell), Time, Rate);
            report.TryAll(Threads, threads => $"threads: {threads}", threads => JsonSerializer.Serialize(meter.Measure(threads)));
        }
    }
}
