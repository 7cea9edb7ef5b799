namespace SerBench.Benchmarks.Features.Counts;

internal sealed class CellCounter(bool isPgo)
{
    // If counts differ by a larger share, the processes took different code paths.
    private const double Agreement = 0.002;

    // PGO profiles of different moments lead to slightly different code.
    private const double AgreementWithProfile = 0.02;

    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(10);

    public int Processes => isPgo ? 3 : 2;

    public IReadOnlyList<CountRecord> Count(TimedLaunch launch)
    {
        WatchedAnswer[] answers =
            [.. Enumerable.Range(0, Processes).AsParallel().AsOrdered().WithDegreeOfParallelism(Processes).Select(_ => Ask(launch))];
        if (answers.FirstOrDefault(answer => answer.Text is null) is { } dead)
        {
            return [.. launch.Rows.Select(row => new CountRecord(row.Record, null, null, 0, dead.Fault))];
        }

        SteppedLoop[][] loops = [.. answers.Select(answer => JsonSerializer.Deserialize<SteppedLoop[]>(answer.Text!)!)];
        return [.. launch.Rows.Select((row, i) => Judge(row.Record, [.. loops.Select(process => process[i])]))];
    }

    internal CountRecord Judge(RowRecord row, IReadOnlyList<SteppedLoop> processes)
    {
        if (processes.FirstOrDefault(process => process.Fault is not null) is { } faulty)
        {
            return new CountRecord(row, null, null, 0, faulty.Fault);
        }

        SteppedLoop[] ordered = [.. processes.OrderBy(process => process.Counts.Average())];
        (double lowest, double highest) = (ordered[0].Counts.Average(), ordered[^1].Counts.Average());
        if (highest - lowest > lowest * (isPgo ? AgreementWithProfile : Agreement))
        {
            return new CountRecord(row, null, null, 0, $"its processes counted from {lowest:0.#} to {highest:0.#}");
        }

        SteppedLoop middle = ordered[ordered.Length / 2];
        return new CountRecord(row, Math.Round(middle.Counts.Average(), 2), middle.Counts.Min(), middle.Counts.Count, null);
    }

    private WatchedAnswer Ask(TimedLaunch launch)
    {
        string text = launch.ToText();
        return WatchedProcess.AskOne(Patience, text, Child.ArgumentsFor(new CountTracer(text, launch.Rows.Count, isPgo)));
    }
}
