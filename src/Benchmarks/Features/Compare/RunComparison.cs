namespace SerBench.Benchmarks.Features.Compare;

// The changes from one run to another. docs/decisions/0013-comparing-runs.md describes the method.
// Rows: slower rows, the worst first; then faster, noisy, new, gone and same rows.
public sealed record RunComparison(
    IReadOnlyList<RowComparison> Rows, IReadOnlyList<ExactChange> Changes, IReadOnlyList<string> Warnings, string Drift, string Method)
{
    public CountComparison Counts { get; init; } = CountComparison.None;

    [JsonIgnore]
    public bool HasCommonRow => Rows.Any(row => row.Verdict is not (RowVerdict.New or RowVerdict.Gone));

    // The share of comparisons of identical code that may call at least one row slower or faster.
    public const double FalseAlarmRate = 0.05;

    // A change of this size must be found.
    public const double UsualResolution = 0.10;

    internal const double Confidence = 0.95;

    // resolution: a row is called the same only if a change of this size can be ruled out.
    public static RunComparison Of(RunRecord before, RunRecord after, double resolution = UsualResolution)
    {
        Dictionary<RowRecord, TimingRecord> old = TimingsOf(before);
        Dictionary<RowRecord, TimingRecord> @new = TimingsOf(after);
        HashSet<string> floors =
            [.. after.Serializers.Where(serializer => serializer.Family == SerializerFamily.Floor).Select(serializer => serializer.Id)];
        RowRecord[] common = [.. old.Keys.Where(@new.ContainsKey)];
        RowPair[] pairs = [.. common.Select(row => PairOf(row, floors.Contains(row.Serializer), old[row], @new[row])).OfType<RowPair>()];
        LaunchNoise noise = LaunchNoise.Estimate(pairs);
        Drift drift = Compare.Drift.Estimate(before, after, pairs, noise);
        Dictionary<RowRecord, RowPair> byRow = pairs.ToDictionary(pair => pair.Row);
        IEnumerable<RowComparison> rows =
        [
            .. common.Select(row =>
                AreIdentical(old[row], @new[row]) ? new RowComparison(row, RowVerdict.Same, 1, 1, 1, null)
                : byRow.TryGetValue(row, out RowPair? pair) ? Judge(pair, noise, drift, pairs.Length, resolution)
                : RowComparison.WithoutRatio(row, RowVerdict.Noisy, $"fewer than {Profile.FewestIterations} samples in a launch")),
            .. @new.Keys.Where(row => !old.ContainsKey(row)).Select(row => RowComparison.WithoutRatio(row, RowVerdict.New)),
            .. old.Keys.Where(row => !@new.ContainsKey(row)).Select(row => RowComparison.WithoutRatio(row, RowVerdict.Gone)),
        ];
        return new RunComparison(
            [.. rows.OrderBy(row => row.Verdict).ThenByDescending(row => Math.Abs(Math.Log(row.Ratio ?? 1)))],
            [.. SizeChanges(before, after), .. AllocationChanges(old, @new)],
            [.. EnvironmentDifferences.Find(before, after)],
            drift.Text,
            $"Noise from launch to launch is taken from {noise.Source}.")
        {
            Counts = CountComparison.Of(before, after),
        };
    }

    private static Dictionary<RowRecord, TimingRecord> TimingsOf(RunRecord record) =>
        record.Timings.Where(timing => timing.HasSamples).ToDictionary(timing => timing.Row);

    private static RowPair? PairOf(RowRecord row, bool isFloor, TimingRecord before, TimingRecord after) =>
        SampledRow.Of(before) is { } old && SampledRow.Of(after) is { } @new ? new RowPair(row, isFloor, old, @new) : null;

    // Identical samples come from one measurement.
    private static bool AreIdentical(TimingRecord before, TimingRecord after) =>
        before.Launches.Count == after.Launches.Count
        && before.Launches.Zip(after.Launches).All(launches => launches.First.SequenceEqual(launches.Second));

    private static RowComparison Judge(RowPair pair, LaunchNoise noise, Drift drift, int rows, double resolution)
    {
        double shift = pair.Shift - drift.Shift;
        double error = Math.Sqrt(noise.VarianceOf(pair) + drift.Variance);
        double degrees = LaunchNoise.DegreesOf(pair);
        double margin = StudentT.TwoSided(1 - Confidence, degrees) * error;

        // The rows share the rate of false alarms.
        double threshold = StudentT.TwoSided(FalseAlarmRate / rows, degrees) * error;
        return RowComparison.Judge(pair.Row, shift, margin, threshold, resolution, ReasonOf(pair, error, resolution));
    }

    private static string ReasonOf(RowPair pair, double error, double resolution)
    {
        double within = Math.Sqrt(pair.WithinVariance);
        string cause = within > error / Math.Sqrt(2)
            ? $"samples within a launch scatter (standard error {within:0.0 %})"
            : $"launches of the same code differ (standard error {error:0.0 %})";
        return $"a change of {resolution:0.0 %} cannot be ruled out: {cause}";
    }

    private static IEnumerable<ExactChange> SizeChanges(RunRecord before, RunRecord after) =>
        from now in after.Cells
        join old in before.Cells on now.Id equals old.Id
        where now.Size is not null && old.Size is not null && now.Size != old.Size
        select new ExactChange(ExactKind.Size, now.Id.ToString(), old.Size!.Typical, now.Size!.Typical);

    private static IEnumerable<ExactChange> AllocationChanges(
        Dictionary<RowRecord, TimingRecord> old, Dictionary<RowRecord, TimingRecord> @new) =>
        from pair in @new
        let before = old.GetValueOrDefault(pair.Key)?.AllocatedBytes
        let now = pair.Value.AllocatedBytes
        where before is not null && now is not null && now != before
        select new ExactChange(ExactKind.Alloc, pair.Key.ToString(), before!.Value, now!.Value);
}

// A change of an exact number, which needs no interval.
// What: the cell or row.
public sealed record ExactChange(ExactKind Kind, string What, long Before, long After)
{
    public bool IsGrowth => After > Before;
}

public enum ExactKind
{
    Size,

    Alloc,
}

// Ratio: the second run's time over the first run's, without the machine's drift; null if a time is missing.
// Visible: the smallest change that would almost surely have been called slower or faster; null if no change would.
public sealed record RowComparison(
    RowRecord Row, RowVerdict Verdict, double? Ratio, double? Low, double? High, string? Reason, double? Visible = null)
{
    // Smaller changes are not called slower or faster, however certain they are.
    private const double SmallestChange = 0.02;

    // shift: the logarithm of the ratio.
    // margin: half of the width of its 95 % interval.
    // threshold: a larger shift is certain. Wider than the margin, because each row may cause a false alarm.
    internal static RowComparison Judge(RowRecord row, double shift, double margin, double threshold, double resolution, string noise)
    {
        RowVerdict verdict = Math.Abs(shift) > Math.Max(threshold, Math.Log(1 + SmallestChange))
            ? shift > 0 ? RowVerdict.Slower : RowVerdict.Faster
            : Math.Abs(shift) + margin < Math.Log(1 + resolution) ? RowVerdict.Same : RowVerdict.Noisy;

        // A change that exceeds the threshold by the margin is found with certainty, wherever in its interval the estimate lies.
        double visible = Math.Exp(Math.Max(threshold, Math.Log(1 + SmallestChange)) + margin) - 1;
        return new RowComparison(
            row,
            verdict,
            Math.Exp(shift),
            double.IsFinite(margin) ? Math.Exp(shift - margin) : null,
            double.IsFinite(margin) ? Math.Exp(shift + margin) : null,
            verdict == RowVerdict.Noisy ? noise : null,
            double.IsFinite(visible) ? visible : null);
    }

    public static RowComparison WithoutRatio(RowRecord row, RowVerdict verdict, string? reason = null) =>
        new(row, verdict, null, null, null, reason);
}

internal sealed record RowPair(RowRecord Row, bool IsFloor, SampledRow Before, SampledRow After)
{
    public double Shift => After.Centre - Before.Centre;

    public double WithinVariance => Before.WithinVariance + After.WithinVariance;

    public bool HasLaunches => Before.Launches >= LaunchNoise.FewestLaunches && After.Launches >= LaunchNoise.FewestLaunches;
}

public enum RowVerdict
{
    Slower,
    Faster,

    // Noise may hide a change that matters.
    Noisy,

    New,

    Gone,

    // The noise is too small to hide a change that matters.
    Same,
}

// A timed row in logarithms, where a change by some percent is a shift.
// Centre: the mean of the logarithms of the medians of all launches.
// WithinVariance: the part of the centre's variance that comes from samples within launches.
// BetweenVariance: the variance of the medians; null for a single launch.
internal sealed record SampledRow(double Centre, double WithinVariance, double? BetweenVariance, int Launches)
{
    // The width of a 95 % interval in standard errors.
    private const double IntervalWidth = 2 * 1.96;

    public static SampledRow? Of(TimingRecord timing)
    {
        Statistics[] launches = [.. timing.Launches.Where(launch => launch.Count > 0).Select(Statistics.Of)];
        if (launches.Length == 0 || launches.Any(launch => launch.Low is null))
        {
            return null;
        }

        double[] medians = [.. launches.Select(launch => Math.Log(launch.Median))];
        double centre = medians.Average();
        return new SampledRow(
            centre,
            launches.Sum(launch => Square(Math.Log(launch.High!.Value / launch.Low!.Value) / IntervalWidth)) / Square(launches.Length),
            launches.Length == 1 ? null : medians.Sum(median => Square(median - centre)) / (launches.Length - 1),
            launches.Length);
    }

    private static double Square(double value) => value * value;
}
