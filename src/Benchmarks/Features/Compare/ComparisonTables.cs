namespace SerBench.Benchmarks.Features.Compare;

public static class ComparisonTables
{
    public static string Count(RunComparison comparison) => comparison.Rows.Count == 0
        ? "No row has times of both."
        : string.Join(", ", comparison.Rows.GroupBy(row => row.Verdict).OrderBy(group => group.Key)
            .Select(group => $"{group.Count()} {KebabCase.Of(group.Key)}")) + ".";

    /// <param name="complete">True if rows that are the same are shown too.</param>
    public static TextTable Rows(RunComparison comparison, bool complete)
    {
        var table = new TextTable("row", "verdict", "reason", "ratio", "95 % interval", "could see") { TextColumns = 3 };
        foreach (RowComparison row in comparison.Rows.Where(row => complete || row.Verdict != RowVerdict.Same))
        {
            table.Add(
                row.Row.ToString(),
                KebabCase.Of(row.Verdict),
                row.Reason ?? "",
                Format(row.Ratio),
                row.Low is null ? "" : $"{Format(row.Low)} .. {Format(row.High)}",
                row.Verdict is RowVerdict.New or RowVerdict.Gone ? "" : Blindness.DescribeVisible(row.Visible));
        }

        return table;
    }

    public static TextTable Counts(CountComparison counts)
    {
        var table = new TextTable("instructions of", "before", "now", "ratio");
        foreach (CountChange change in counts.Rows.Where(change => change.Before != change.After).OrderByDescending(change => change.Ratio))
        {
            table.Add(change.Row.ToString(), Number(change.Before), Number(change.After), change.Ratio.ToString("0.0000"));
        }

        return table;
    }

    public static TextTable Changes(RunComparison comparison)
    {
        var table = new TextTable("exact", "of", "before", "now") { TextColumns = 2 };
        foreach (ExactChange change in comparison.Changes)
        {
            table.Add(
                KebabCase.Of(change.Kind),
                change.What,
                change.Before.ToString(),
                change.After.ToString());
        }

        return table;
    }

    public static string Method(RunComparison comparison) =>
        $"Two runs of the same code give any slower or faster row in at most {RunComparison.FalseAlarmRate:0 %} of all comparisons. {comparison.Method}";

    private static string Number(double count) => count.ToString("#,##0.##");

    private static string Format(double? ratio) => ratio?.ToString("0.000") ?? "";
}
