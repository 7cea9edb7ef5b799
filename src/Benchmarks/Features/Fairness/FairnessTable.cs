namespace SerBench.Benchmarks.Features.Fairness;

internal static class FairnessTable
{
    public static TextTable Create(FairnessRecord record) => TextTable.Of(
        record.Rows.OrderBy(row => row.Row.Serializer, StringComparer.Ordinal)
            .ThenBy(row => row.Row.Model, StringComparer.Ordinal).ThenBy(row => row.Row.Operation),
        1,
        ("row", row => $"{row.Row.Serializer} {NameOf(row)}"),
        ("direct ns", row => $"{row.DirectNanoseconds:0.0}"),
        ("row ns", row => $"{row.RowNanoseconds:0.0}"),
        ("difference", row => $"{row.Excess:+0.0;-0.0;0.0}"),
        ("x direct", row => $"{row.Ratio:0.00}"),
        ("", row => row.IsFair ? "" : row.Way is { } way ? $"slower than {way}" : "charged too much"));

    public static TextTable BySerializer(FairnessRecord record) => TextTable.Of(
        record.Rows.GroupBy(row => row.Row.Serializer).OrderBy(group => group.Key, StringComparer.Ordinal),
        1,
        ("serializer", rows => rows.Key),
        ("rows", rows => $"{rows.Count()}"),
        ("median x direct", rows => $"{Statistics.Of(rows.Select(row => row.Ratio)).Median:0.00}"),
        ("largest x direct", rows => $"{rows.Max(row => row.Ratio):0.00}"),
        ("charged too much", rows => string.Join(", ", rows.Where(row => !row.IsFair).Select(NameOf))));

    public static string Sum(FairnessRecord record) =>
        $"{record.Rows.Count(row => row.IsFair)} of {record.Rows.Count} rows take at most {FairRow.AllowedShare:0 %} "
        + $"or {FairRow.AllowedNanoseconds} ns longer than direct calls; "
        + $"median x {Statistics.Of([.. record.Rows.Select(row => row.Ratio)]).Median:0.00}.";

    private static string NameOf(FairRow row) => $"{row.Row.Model} {KebabCase.Of(row.Row.Operation)}";
}
