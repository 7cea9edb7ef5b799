namespace SerBench.Benchmarks.Features.Runs;

/// <summary>The measured and the missing rows of a run's plan.</summary>
internal static class PlannedRows
{
    public static TimingRecord? Find(this RunRecord record, RowRecord row) => record.Timings.FirstOrDefault(timing => timing.Row == row);

    /// <summary>The rows with missing launches, and their number. A floor lacks two if it lacks one: before and after the others.</summary>
    public static IEnumerable<(RowRecord Row, int Launches)> FindMissing(this RunRecord record)
    {
        LaunchPlan launches = LaunchPlan.Of(record);
        return from row in record.Plan
               let perRound = launches.PerRound(row.Cell)
               let done = record.Find(row) is { Failure: null } timing ? timing.Launches.Count : 0
               where done / perRound < record.Profile.Rounds
               select (row, perRound * (record.Profile.Rounds - (done / perRound)));
    }

    /// <summary>The state of a run that has ended. A run whose budget was spent after the last row is complete.</summary>
    public static RunState StateAfter(this RunRecord record, RunState reason) =>
        reason == RunState.BudgetSpent && !record.FindMissing().Any() ? RunState.Completed : reason;

    public static RunRecord With(this RunRecord record, TimingRecord next) => record with
    {
        Timings = record.Find(next.Row) is null
            ? [.. record.Timings, next]
            : [.. record.Timings.Select(timing => timing.Row == next.Row ? timing.With(next) : timing)],
    };
}
