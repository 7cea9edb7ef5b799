namespace SerBench.Benchmarks.Features.Compare;

public static class ComparisonTables
{
    public static string Count(RunComparison comparison) =>
        string.Join(", ", comparison.Rows.GroupBy(row => row.Verdict).OrderBy(group => group.Key)
            .Select(group => $"{group.Count()} {KebabCase.Of(group.Key)}")) + ".";

    public static TextTable Rows(RunComparison comparison) => TextTable.Of(
        comparison.Rows,
        3,
        ("row", row => row.Row.ToString()),
        ("verdict", row => KebabCase.Of(row.Verdict)),
        ("reason", row => row.Reason ?? ""),
        ("ratio", row => $"{row.Ratio:0.000}"),
        ("95 % interval", row => row.Low is null ? "" : $"{row.Low:0.000} .. {row.High:0.000}"),
        ("could see", row => Blindness.DescribeVisible(row.Visible)));

    public static TextTable Counts(CountComparison counts) => TextTable.Of(
        counts.Rows.Where(change => change.Before != change.After).OrderByDescending(change => change.Ratio),
        1,
        ("instructions of", change => change.Row.ToString()),
        ("before", change => $"{change.Before:#,##0.##}"),
        ("now", change => $"{change.After:#,##0.##}"),
        ("ratio", change => $"{change.Ratio:0.0000}"));

    public static TextTable Changes(RunComparison comparison) => TextTable.Of(
        comparison.Changes,
        2,
        ("exact", change => KebabCase.Of(change.Kind)),
        ("of", change => change.What),
        ("before", change => $"{change.Before}"),
        ("now", change => $"{change.After}"));
}
