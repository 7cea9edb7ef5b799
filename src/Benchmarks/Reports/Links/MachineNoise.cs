namespace SerBench.Benchmarks.Reports.Links;

/// <summary>Tells how far a machine disagreed with itself: floors are launched several times, and each time they should take the same.</summary>
internal static class MachineNoise
{
    /// <summary>More than this is worth a sentence.</summary>
    public const double Noteworthy = 1.2;

    // So much of all pairs of launches counts as usual, if there are enough pairs.
    private const double Usual = 0.9;
    private const int FewestPairs = 10;

    /// <summary>The ratio below which a difference means nothing; 1 if no floor of the data was launched twice.</summary>
    public static double Of(RunRecord record, Figures figures, string model, string scenario) => Find(record, figures, model, scenario) ?? 1;

    /// <summary>
    /// The slowest launch of a floor of the data as a multiple of its fastest, or what nine of ten floors of the run stay below, whichever is more: one pair
    /// of launches may agree by chance. Null if no floor of the data was launched twice.
    /// </summary>
    public static double? Find(RunRecord record, Figures figures, string model, string scenario)
    {
        TimingRecord[] floors = [.. record.Timings.Where(timing => timing.HasSamples && figures.IsFloor(timing.Row.Serializer))];
        double? own = floors
            .Where(timing => timing.Row.Model == model && timing.Row.Scenario == scenario)
            .GroupBy(timing => timing.Row.Cell)
            .Max(SpreadOf);
        double[] all = [.. floors.Select(timing => SpreadOf([timing])).OfType<double>().Order()];
        return own is { } ratio && all.Length >= FewestPairs ? Math.Max(ratio, all[(int)(Usual * all.Length)]) : own;
    }

    // A launch is the sum of its operations: the time of a few nanoseconds alone depends on where the code lies.
    private static double? SpreadOf(IEnumerable<TimingRecord> operations)
    {
        double[] launches =
        [
            .. operations.SelectMany(timing => timing.Launches.Where(launch => launch.Count > 0).Select((launch, number) => (number, Statistics.Of(launch).Median)))
                .GroupBy(launch => launch.number, launch => launch.Median)
                .Select(launch => launch.Sum()),
        ];
        return launches.Length > 1 ? launches.Max() / launches.Min() : null;
    }
}
