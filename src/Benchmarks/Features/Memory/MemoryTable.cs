namespace SerBench.Benchmarks.Features.Memory;

/// <summary>The memory of rows as tables, one for each data and operation.</summary>
internal static class MemoryTable
{
    private const double Million = 1e6;

    public static IEnumerable<(string Heading, TextTable Table)> Create(MemoryRecord record) =>
        from row in record.Rows
        group row by (row.Row.Model, row.Row.Scenario, row.Row.Operation) into rows
        select ($"{(rows.Key.Operation == Operation.Decode ? "Decode" : "Encode")} {rows.Key.Model}/{rows.Key.Scenario}", Create(rows));

    private static TextTable Create(IEnumerable<MemoryRow> rows)
    {
        var table = new TextTable("serializer", "message", "allocated", "x message", "peak", "retained", "gen 0", "gen 1", "gen 2");
        foreach (MemoryRow row in rows.OrderBy(row => row.AllocatedBytes).ThenBy(row => row.Row.Serializer, StringComparer.Ordinal))
        {
            table.Add(
                [
                    row.Row.Serializer, Describe(row.MessageBytes), Describe(row.AllocatedBytes), Text($"{(double)row.AllocatedBytes / Math.Max(1, row.MessageBytes):0.00}"),
                    row.PeakBytes is { } peak ? Describe(peak) : SizeText.Dash, Describe(row.RetainedBytes), .. row.Collections.Select(count => Text($"{count:#,##0.#}")),
                ]);
        }

        return table;
    }

    private static string Describe(long bytes) => bytes < Million ? Text($"{bytes:#,##0}") : Text($"{bytes / Million:#,##0.00} MB");

    private static string Text(FormattableString text) => text.ToString();
}
