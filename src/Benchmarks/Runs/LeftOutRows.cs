using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Usage;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Runs;

/// <summary>The rows that a budget left out of a run, and how many of them another budget has time for.</summary>
internal sealed class LeftOutRows(RunRecord record, Profile profile)
{
    private readonly LaunchPlan _launches = LaunchPlan.Of(record);
    private readonly Dictionary<CellId, CellRecord> _cells = record.Cells.ToDictionary(cell => cell.Id);
    private readonly HashSet<string> _floors =
        [.. record.Serializers.Where(serializer => serializer.Family == SerializerFamily.Floor).Select(serializer => serializer.Id)];

    /// <summary>
    /// The record with a later sitting of the first of these rows, as many as there is time for once the rest of the plan is timed; each
    /// with its floors, even those that have been timed before. The record itself when no time is left or no row was left out.
    /// </summary>
    public RunRecord TakeIn(SittingRecord sitting, TimeSpan budget)
    {
        TimeSpan missing = EstimateMissing();
        var rows = new List<RowRecord>();
        var floors = new List<RowRecord>();
        foreach (RowRecord row in record.LeftOut)
        {
            RowRecord[] again = [.. FloorsOf(row).Except(floors)];
            IEnumerable<RowRecord> timed = [.. rows, .. floors, .. again, row];
            TimeSpan needed = missing + Budget.Estimate(profile, _launches.PerRound(timed.Select(item => item.Cell)));
            if (needed > budget)
            {
                return rows.Count > 0 ? Add(sitting, rows, floors)
                    : missing > TimeSpan.Zero ? record
                    : throw new UsageException($"The budget is too short for the first row that was left out, {row}: it takes about {Math.Ceiling(needed.TotalSeconds)} s.");
            }

            rows.Add(row);
            floors.AddRange(again);
        }

        return rows.Count > 0 ? Add(sitting, rows, floors) : record;
    }

    private RunRecord Add(SittingRecord sitting, List<RowRecord> rows, List<RowRecord> floors) => record with
    {
        Plan = [.. record.Plan, .. rows],
        LeftOut = [.. record.LeftOut.Skip(rows.Count)],
        Sittings =
        [
            .. record.Sittings,
            sitting with { Rows = rows, Floors = [.. floors.Select(floor => new TimingRecord(floor, TimedRow.Of(_cells[floor.Cell], floor.Operation).Batch, [], null, null))] },
        ],
    };

    // A floor that is itself among the rows left out is timed with them, and for the first time.
    private IEnumerable<RowRecord> FloorsOf(RowRecord row) => _floors.Contains(row.Serializer)
        ? []
        : record.Plan.Where(floor => _floors.Contains(floor.Serializer)
            && (floor.Model, floor.Scenario, floor.Operation) == (row.Model, row.Scenario, row.Operation)
            && _cells[floor.Cell].Shape == _cells[row.Cell].Shape);

    private TimeSpan EstimateMissing()
    {
        int launches = Sitting.AllOf(record).SelectMany(sitting => sitting.FindMissing(record)).Sum(item => item.Launches);
        return launches == 0 ? TimeSpan.Zero : Budget.Estimate(profile, (launches + profile.Rounds - 1) / profile.Rounds);
    }
}

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
