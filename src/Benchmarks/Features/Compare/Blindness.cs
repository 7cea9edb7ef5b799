namespace SerBench.Benchmarks.Features.Compare;

// Finds the timed operations (rows) whose noise may hide a change named by --fail-on. Such rows fail the check.
internal static class Blindness
{
    private const int MostLines = 10;

    public static IReadOnlyList<string> Find(FailurePolicy policy, RunComparison comparison)
    {
        string[] lines =
        [
            .. policy.Slower is { } asked ? InTimes(asked, comparison) : [],
            .. policy.Instructions is null ? [] : InCounts(comparison.Counts),
        ];
        return lines.Length <= MostLines ? lines : [.. lines.Take(MostLines), $"and {lines.Length - MostLines} rows more"];
    }

    public static string DescribeVisible(double? visible) => visible switch
    {
        null => "nothing",
        > 10 => $"x {visible + 1:0}",
        _ => $"{visible:0.# %}",
    };

    private static IEnumerable<string> InTimes(double asked, RunComparison comparison) => comparison.Rows
        .Where(row => row.Verdict == RowVerdict.Noisy)
        .Select(row => $"{row.Row} could see {DescribeVisible(row.Visible)}, was asked {asked:0.# %}");

    private static IEnumerable<string> InCounts(CountComparison counts) =>
        counts.Obstacle is { } obstacle ? [obstacle]
        : counts.Rows.Count + counts.NotCountable.Count == 0 ? ["the runs have no counted row in common"]
        : counts.NotCountable.Select(row => $"not countable: {row}");
}
