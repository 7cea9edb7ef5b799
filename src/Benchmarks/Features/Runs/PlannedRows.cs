namespace SerBench.Benchmarks.Features.Runs;

internal static class PlannedRows
{
    public static TimingRecord? Find(this RunRecord record, RowRecord row) => record.Timings.FirstOrDefault(timing => timing.Row == row);

    // A round times hand-written code before and after the serializers. If one of the two launches is missing, both are repeated.
    public static IEnumerable<(RowRecord Row, int Launches)> FindMissing(this RunRecord record)
    {
        LaunchPlan launches = LaunchPlan.Of(record);
        return from row in record.Plan
               let perRound = launches.PerRound(row.Cell)
               let done = record.Find(row) is { Failure: null } timing ? timing.Launches.Count : 0
               where done / perRound < record.Profile.Rounds
               select (row, perRound * (record.Profile.Rounds - (done / perRound)));
    }

    public static RunState StateAfter(this RunRecord record, RunState reason) =>
        reason == RunState.BudgetSpent && !record.FindMissing().Any() ? RunState.Completed : reason;

    public static RunRecord With(this RunRecord record, TimingRecord next) => record with
    {
        Timings = record.Find(next.Row) is null
            ? [.. record.Timings, next]
            : [.. record.Timings.Select(timing => timing.Row == next.Row ? timing.With(next) : timing)],
    };
}
