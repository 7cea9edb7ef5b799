namespace SerBench.Benchmarks.Features.Runs;

/// <summary>Tells how much of the plan of a run is measured.</summary>
internal static class PlannedRows
{
    public static TimingRecord? Find(this RunRecord record, RowRecord row) => record.Timings.FirstOrDefault(timing => timing.Row == row);

    /// <summary>The rows with launches still to come, and the number of these launches. A floor is launched before and after the other
    /// rows, even if only one of its launches is missing.</summary>
    public static IEnumerable<(RowRecord Row, int Launches)> FindMissing(this RunRecord record)
    {
        LaunchPlan launches = LaunchPlan.Of(record);
        return from row in record.Plan
               let perRound = launches.PerRound(row.Cell)
               let done = record.Find(row) is { Failure: null } timing ? timing.Launches.Count : 0
               where done / perRound < record.Profile.Rounds
               select (row, perRound * (record.Profile.Rounds - (done / perRound)));
    }

    /// <summary>The state of a run that has ended. A budget that was spent after the last row has cost no row.</summary>
    public static RunState StateAfter(this RunRecord record, RunState reason) => reason == RunState.BudgetSpent && !record.FindMissing().Any() ? RunState.Completed : reason;

    public static RunRecord With(this RunRecord record, TimingRecord next) => record with
    {
        Timings = record.Find(next.Row) is null
            ? [.. record.Timings, next]
            : [.. record.Timings.Select(timing => timing.Row == next.Row ? timing.With(next) : timing)],
    };
}
