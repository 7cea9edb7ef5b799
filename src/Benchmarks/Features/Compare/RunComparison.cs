namespace SerBench.Benchmarks.Features.Compare;

// The method is described in docs/decisions/0013-comparing-runs.md.
/// <param name="Rows">slower rows, the worst first; then faster, noisy and same rows.</param>
/// <param name="Times">a sentence: how times were compared, or why not.</param>
public sealed record RunComparison(
    IReadOnlyList<RowComparison> Rows, IReadOnlyList<ExactChange> Changes, IReadOnlyList<string> Warnings, string Times)
{
    public CountComparison Counts { get; init; } = CountComparison.None;

    public const double FalseAlarmRate = 0.05;

    public const double UsualResolution = 0.10;

    internal const double Confidence = 0.95;

    public static RunComparison Of(RunRecord before, RunRecord after) => new(
        [],
        [.. SizeChanges(before, after), .. AllocationChanges(before, after)],
        [.. EnvironmentDifferences.Find(before, after)],
        "Times of two runs are not compared, since the machine changes between them; compare --run A B launches two programs in turn.")
    {
        Counts = CountComparison.Of(before, after),
    };

    private static IEnumerable<ExactChange> SizeChanges(RunRecord before, RunRecord after) =>
        from now in after.Cells
        join old in before.Cells on now.Id equals old.Id
        where now.Size is not null && old.Size is not null && now.Size != old.Size
        select new ExactChange(ExactKind.Size, now.Id.ToString(), old.Size!.Typical, now.Size!.Typical);

    private static IEnumerable<ExactChange> AllocationChanges(RunRecord before, RunRecord after) =>
        from now in after.Timings
        join old in before.Timings on now.Row equals old.Row
        where old.AllocatedBytes is not null && now.AllocatedBytes is not null && now.AllocatedBytes != old.AllocatedBytes
        select new ExactChange(ExactKind.Alloc, now.Row.ToString(), old.AllocatedBytes!.Value, now.AllocatedBytes!.Value);
}

public sealed record ExactChange(ExactKind Kind, string What, long Before, long After)
{
    public bool IsGrowth => After > Before;
}

public enum ExactKind
{
    Size,

    Alloc,
}

/// <param name="Ratio">the second program's time divided by the first program's.</param>
/// <param name="Visible">the smallest change that the comparison would almost surely find.</param>
public sealed record RowComparison(
    RowRecord Row, RowVerdict Verdict, double? Ratio, double? Low, double? High, string? Reason, double? Visible = null)
{
    private const double SmallestChange = 0.02;

    /// <param name="shift">the logarithm of the ratio.</param>
    /// <param name="margin">half of the width of the 95 % interval.</param>
    /// <param name="threshold">the largest shift that noise may explain.</param>
    internal static RowComparison Judge(RowRecord row, double shift, double margin, double threshold, double resolution, string noise)
    {
        RowVerdict verdict = Math.Abs(shift) > Math.Max(threshold, Math.Log(1 + SmallestChange))
            ? shift > 0 ? RowVerdict.Slower : RowVerdict.Faster
            : Math.Abs(shift) + margin < Math.Log(1 + resolution) ? RowVerdict.Same : RowVerdict.Noisy;

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

public enum RowVerdict
{
    Slower,
    Faster,

    // Noise may hide a change larger than the resolution.
    Noisy,

    Same,
}
