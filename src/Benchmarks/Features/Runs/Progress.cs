namespace SerBench.Benchmarks.Features.Runs;

/// <param name="total">null for a run that repeats close results until their order is proven or the time is up.</param>
internal sealed class Progress(Terminal terminal, int? total, int alreadyDone, Func<TimeSpan?> remaining)
{
    private readonly long _start = Stopwatch.GetTimestamp();
    private readonly SparseLines _lines = new(terminal.Line);
    private int _doneNow;

    public void Announce()
    {
        terminal.Line();
        terminal.Line(alreadyDone == total ? "Nothing is left to time."
            : $"Timing{(total is { } all ? $" {all - alreadyDone} cells" : "")}: each in its own process; close results repeat.");
    }

    public void Report(IReadOnlyList<TimingRecord> launch)
    {
        _doneNow++;
        int done = alreadyDone + _doneNow;
        TimeSpan? left = remaining();
        if (total is { } all && Stopwatch.GetElapsedTime(_start) / _doneNow * (all - done) is var rows && !(left < rows))
        {
            left = rows;
        }

        string rest = left > TimeSpan.Zero ? $" {(total is null ? "at most " : "")}{Format(left.Value)} left" : "";
        string count = $"[{done}{(total is null ? "" : $"/{total}")}]";
        bool hasFailed = launch.Any(timing => timing.Failure is not null);
        if (terminal.IsInteractive && !hasFailed)
        {
            terminal.Status(done == total ? "" : $"{count}{rest}: {launch[0].Row.Cell}");
            return;
        }

        Action<string> write = hasFailed ? terminal.Line : _lines.Write;
        write($"{count}{rest}: {launch[0].Row.Cell}: {string.Join(", ", launch.Select(Describe))}");
    }

    public void End()
    {
        if (terminal.IsInteractive)
        {
            terminal.Status("");
        }
    }

    private static string Describe(TimingRecord timing)
    {
        string operation = KebabCase.Of(timing.Row.Operation);
        if (timing.Failure is { } failure)
        {
            return $"{operation} FAILED: {failure}";
        }

        Statistics statistics = Statistics.Of(timing.Launches[^1]);
        TimeUnit unit = TimeUnit.For([statistics.Median]);
        return $"{operation} {unit.Format(statistics.Median)} {unit.Name} +- {unit.Format(statistics.StdDev)}";
    }

    private static string Format(TimeSpan time) => $"{(int)time.TotalMinutes}:{time.Seconds:00}";
}
