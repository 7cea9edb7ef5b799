using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Runs;

/// <summary>What is timed at one time, between floors of its own: the run as it was begun, or rows that a budget had left out.</summary>
/// <param name="index">The place among the later sittings of a record; -1: the run as it was begun.</param>
internal sealed class Sitting(int index)
{
    public static IEnumerable<Sitting> AllOf(RunRecord record) => Enumerable.Range(-1, record.Sittings.Count + 1).Select(index => new Sitting(index));

    public IEnumerable<RowRecord> RowsOf(RunRecord record) => index < 0
        ? record.Plan.Except(record.Sittings.SelectMany(sitting => sitting.Rows))
        : record.Sittings[index].Rows.Concat(record.Sittings[index].Floors.Select(floor => floor.Row));

    /// <summary>What was measured of a row in this sitting; null when nothing was.</summary>
    public TimingRecord? Find(RunRecord record, RowRecord row) =>
        index >= 0 && record.Sittings[index].Floors.FirstOrDefault(floor => floor.Row == row) is { } floor
            ? floor is { Launches: [], Failure: null } ? null : floor
            : record.Timings.FirstOrDefault(timing => timing.Row == row);

    /// <summary>The rows with launches still to come, and how many: a floor is launched before and after the others, even if it lacks but one.</summary>
    public IEnumerable<(RowRecord Row, int Launches)> FindMissing(RunRecord record)
    {
        LaunchPlan launches = LaunchPlan.Of(record);
        return from row in RowsOf(record)
               let perRound = launches.PerRound(row.Cell)
               let done = Find(record, row) is { Failure: null } timing ? timing.Launches.Count : 0
               where done / perRound < record.Profile.Rounds
               select (row, perRound * (record.Profile.Rounds - (done / perRound)));
    }

    /// <summary>The record with one launch more.</summary>
    public RunRecord With(RunRecord record, TimingRecord timing) =>
        index >= 0 && record.Sittings[index].Floors.Any(floor => floor.Row == timing.Row)
            ? With(record, record.Sittings[index] with { Floors = Add(record.Sittings[index].Floors, timing) })
            : record with { Timings = Add(record.Timings, timing) };

    /// <summary>The record with what the fixed loop took after the last row.</summary>
    public RunRecord WithClosingLoop(RunRecord record, double nanoseconds) =>
        index < 0 ? record with { ClosingLoopNanoseconds = nanoseconds } : With(record, record.Sittings[index] with { ClosingLoopNanoseconds = nanoseconds });

    private RunRecord With(RunRecord record, SittingRecord sitting) =>
        record with { Sittings = [.. record.Sittings.Select((before, place) => place == index ? sitting : before)] };

    private static IReadOnlyList<TimingRecord> Add(IReadOnlyList<TimingRecord> timings, TimingRecord next) =>
        timings.Any(timing => timing.Row == next.Row)
            ? [.. timings.Select(timing => timing.Row == next.Row ? timing.With(next) : timing)]
            : [.. timings, next];
}
