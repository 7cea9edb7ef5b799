namespace SerBench.Benchmarks.Measure;

/// <summary>
/// Finds data whose floors disagree: the launches before and after the other rows of the data took different times, although nothing changed but the
/// machine. So the launches between them are in doubt.
/// </summary>
internal static class FloorAgreement
{
    // A ratio of two launches of the same code that is noise of the machine, not of the layout of memory.
    private const double Most = 1.2;

    /// <summary>The data whose floors disagree in a round, with the ratio of the slower launch to the faster one.</summary>
    public static IEnumerable<DoubtRecord> Find(RunRecord record, LaunchPlan plan, int round) =>
        from timing in record.Timings
        where plan.IsFloor(timing.Row.Cell)
        group timing by (timing.Row.Model, timing.Row.Scenario) into data
        let ratio = data.GroupBy(timing => timing.Row.Cell).Max(floor => RatioOf([.. floor], round))
        where ratio > Most
        select new DoubtRecord(data.Key.Model, data.Key.Scenario, round, ratio, IsRepeated: false);

    // A launch is the sum of its operations: the time of a few nanoseconds alone depends on where the code lies.
    private static double RatioOf(TimingRecord[] operations, int round)
    {
        int first = 2 * round;
        if (operations.Any(timing => timing.Launches.Count < first + 2 || timing.Launches[first].Count == 0 || timing.Launches[first + 1].Count == 0))
        {
            return 1;
        }

        (double before, double after) = (SumOf(operations, first), SumOf(operations, first + 1));
        return Math.Max(before, after) / Math.Min(before, after);
    }

    private static double SumOf(TimingRecord[] operations, int launch) => operations.Sum(timing => Statistics.Of(timing.Launches[launch]).Median);
}
