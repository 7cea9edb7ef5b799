namespace SerBench.Benchmarks.Tests.Features.Compare;

// Samples of one build on a shared machine of two cores. There are whole runs, one after the other under a load of 4 to 35, and the rounds
// of a reference run. Each round equals a run with one launch.
internal static class RealRuns
{
    private static readonly JsonSerializerOptions Options = new() { PropertyNameCaseInsensitive = true };

    // 21 quick runs of 12 rows.
    public static IReadOnlyList<RunRecord> Quick { get; } = Read("quick-runs.json");

    // 3 rounds of 75 rows.
    public static IReadOnlyList<RunRecord> Rounds { get; } = Read("rounds-of-a-full-run.json");

    // Combines the launches of several runs into one run.
    public static RunRecord Join(IReadOnlyList<RunRecord> runs) => runs[0] with
    {
        Timings = [.. runs[0].Timings.Select((timing, row) =>
            timing with { Launches = [.. runs.SelectMany(run => run.Timings[row].Launches)] })],
    };

    public static RunRecord Take(RunRecord run, IEnumerable<int> rows) => run with { Timings = [.. rows.Select(row => run.Timings[row])] };

    // A run in which one row took longer, like a serializer that became slower.
    public static RunRecord Slow(RunRecord run, int slowed, double factor) => run.WithTimings(timing =>
        timing.Row == run.Timings[slowed].Row ? timing.WithLaunches(launch => launch.Select(sample => sample * factor)) : timing);

    public static bool IsFloor(TimingRecord timing) => timing.Row.Serializer.StartsWith("floor/", StringComparison.Ordinal);

    private static RunRecord[] Read(string name)
    {
        string file = Path.Combine(Clone.Root, "tests/Benchmarks.Tests/Features/Compare", "Fixtures", name);
        return [.. JsonSerializer.Deserialize<Taken[]>(File.ReadAllText(file), Options)!.Select(RecordOf)];
    }

    private static RunRecord RecordOf(Taken run)
    {
        TimingRecord[] timings = [.. run.Launches.Select(row => new TimingRecord(RowOf(row.Key), 1024, row.Value, 0, null))];
        return SampleRecords.Quick with
        {
            Environment = SampleRecords.Quick.Environment with { LoopNanoseconds = run.Loop },
            ClosingLoopNanoseconds = run.ClosingLoop,
            Serializers =
            [
                .. timings.DistinctBy(timing => timing.Row.Serializer).Select(timing => SampleRecords.Serializer(
                    timing.Row.Serializer, timing.Row.Serializer, IsFloor(timing) ? SerializerFamily.Floor : SerializerFamily.Grid)),
            ],
            Cells = [],
            Timings = timings,
        };
    }

    private static RowRecord RowOf(string name) => name.Split(' ') is [var serializer, var model, var scenario, var operation]
        ? new RowRecord(serializer, model, scenario, Enum.Parse<Operation>(operation, ignoreCase: true))
        : throw new InvalidDataException($"'{name}' is no row.");

    private sealed record Taken(double Loop, double ClosingLoop, Dictionary<string, double[][]> Launches);
}
