namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// A record whose parts are others.
internal static class RecordChanges
{
    public static RunRecord WithSerializers(this RunRecord record, Func<SerializerRecord, SerializerRecord> change) =>
        record with { Serializers = [.. record.Serializers.Select(change)] };

    public static RunRecord WithCells(this RunRecord record, Func<CellRecord, CellRecord> change) =>
        record with { Cells = [.. record.Cells.Select(change)] };

    public static RunRecord WithTimings(this RunRecord record, Func<TimingRecord, TimingRecord> change) =>
        record with { Timings = [.. record.Timings.Select(change)] };

    public static RunRecord WhereTimings(this RunRecord record, Func<TimingRecord, bool> isKept) =>
        record with { Timings = [.. record.Timings.Where(isKept)] };

    public static TimingRecord WithLaunches(this TimingRecord timing, Func<IReadOnlyList<double>, IEnumerable<double>> change) =>
        timing with { Launches = [.. timing.Launches.Select(launch => change(launch).ToArray())] };

    // Each row in the plan and among the timings.
    public static RunRecord WithRows(this RunRecord record, Func<RowRecord, RowRecord> change) =>
        record.WithTimings(timing => timing with { Row = change(timing.Row) }) with { Plan = [.. record.Plan.Select(change)] };

    // The same figures on other data.
    public static RunRecord On(this RunRecord record, string model, string scenario) => record
        .WithCells(cell => cell with { Model = model, Scenario = scenario })
        .WithRows(row => row with { Model = model, Scenario = scenario });

    // What both timed, as one run.
    public static RunRecord And(this RunRecord record, RunRecord other) => record with
    {
        Cells = [.. record.Cells, .. other.Cells],
        Plan = [.. record.Plan, .. other.Plan],
        Timings = [.. record.Timings, .. other.Timings],
    };
}
