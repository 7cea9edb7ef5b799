using System.Diagnostics;

namespace SerBench.Benchmarks.Runs;

/// <summary>Shows how far a run is: one bar that is written over where people watch, otherwise a line per launch; both with the estimated time for the rest.</summary>
internal sealed class Progress(Terminal terminal, int total, int alreadyDone)
{
    private const int BarWidth = 24;

    private TimeSpan _estimate;
    private long _firstDone;
    private int _doneNow;

    public void Announce(TimeSpan estimate)
    {
        _estimate = estimate;
        terminal.Line();
        terminal.Line(alreadyDone == total
            ? "Nothing is left to time."
            : $"Launches to time, each a process of its own: {total - alreadyDone}, about {Format(estimate * (total - alreadyDone) / total)} ...");
    }

    public void Report(IReadOnlyList<TimingRecord> launch)
    {
        _doneNow++;
        int done = alreadyDone + _doneNow;
        TimeSpan left = PerLaunch() * (total - done);
        string rest = done < total ? $", {Format(left)} left" : "";
        if (terminal.IsInteractive && launch.All(timing => timing.Failure is null))
        {
            int full = BarWidth * done / total;
            terminal.Status(done < total ? $"[{new string('#', full)}{new string('.', BarWidth - full)}] {done}/{total}{rest}: {launch[0].Row.Cell}" : "");
            return;
        }

        string count = done.ToString().PadLeft(total.ToString().Length);
        terminal.Line($"[{count}/{total}] {launch[0].Row.Cell}: {string.Join(", ", launch.Select(Describe))}{rest}");
    }

    // The first launch includes the build, so its time says nothing about the others.
    private TimeSpan PerLaunch()
    {
        if (_doneNow == 1)
        {
            _firstDone = Stopwatch.GetTimestamp();
            return _estimate / total;
        }

        return Stopwatch.GetElapsedTime(_firstDone) / (_doneNow - 1);
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

    private static string Format(TimeSpan time) =>
        time.TotalSeconds < 60 ? $"{Math.Ceiling(time.TotalSeconds):0} s" : $"{(int)time.TotalMinutes} min {time.Seconds} s";
}
