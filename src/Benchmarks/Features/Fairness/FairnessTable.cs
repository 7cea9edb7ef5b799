namespace SerBench.Benchmarks.Features.Fairness;

internal static class FairnessTable
{
    public static TextTable Create(FairnessRecord record)
    {
        var table = new TextTable("row", "direct ns", "row ns", "difference", "x direct", "");
        foreach (FairRow row in record.Rows.OrderBy(row => row.Row.Serializer, StringComparer.Ordinal).ThenBy(row => row.Row.Model, StringComparer.Ordinal).ThenBy(row => row.Row.Operation))
        {
            table.Add(
                $"{row.Row.Serializer} {row.Row.Model} {KebabCase.Of(row.Row.Operation)}", Text($"{row.DirectNanoseconds:0.0}"), Text($"{row.RowNanoseconds:0.0}"),
                Text($"{row.Excess:+0.0;-0.0;0.0}"), Text($"{row.Ratio:0.00}"), row.IsFair ? "" : "charged too much");
        }

        return table;
    }

    public static TextTable BySerializer(FairnessRecord record)
    {
        var table = new TextTable("serializer", "rows", "median x direct", "largest x direct", "charged too much");
        foreach (IGrouping<string, FairRow> rows in record.Rows.GroupBy(row => row.Row.Serializer).OrderBy(group => group.Key, StringComparer.Ordinal))
        {
            table.Add(
                rows.Key, Text($"{rows.Count()}"), Text($"{Statistics.Of(rows.Select(row => row.Ratio)).Median:0.00}"), Text($"{rows.Max(row => row.Ratio):0.00}"),
                string.Join(", ", rows.Where(row => !row.IsFair).Select(row => $"{row.Row.Model} {KebabCase.Of(row.Row.Operation)}")));
        }

        return table;
    }

    public static string Sum(FairnessRecord record) =>
        $"{record.Rows.Count(row => row.IsFair)} of {record.Rows.Count} rows take at most {FairRow.AllowedShare:0 %} or {FairRow.AllowedNanoseconds} ns longer "
        + $"than direct calls; median x {Statistics.Of([.. record.Rows.Select(row => row.Ratio)]).Median:0.00}.";

    private static string Text(FormattableString text) => text.ToString();
}
