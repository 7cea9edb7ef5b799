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
