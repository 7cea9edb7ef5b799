namespace SerBench.Benchmarks.Features.Memory;

internal static class MemoryTable
{
    private const double Million = 1e6;

    public static IEnumerable<Block> Create(MemoryRecord record) =>
        from row in record.Rows
        group row by (row.Row.Model, row.Row.Scenario, row.Row.Operation) into rows
        let heading = $"{(rows.Key.Operation == Operation.Decode ? "Decode" : "Encode")} {rows.Key.Model}/{rows.Key.Scenario}"
        from block in new Block[] { new Block.Heading(heading), new Block.Table(heading, Create(rows)) }
        select block;

    private static TextTable Create(IEnumerable<MemoryRow> rows) => TextTable.Of(
        rows.OrderBy(row => row.AllocatedBytes).ThenBy(row => row.Row.Serializer, StringComparer.Ordinal),
        1,
        ("serializer", row => row.Row.Serializer),
        ("message", row => Describe(row.MessageBytes)),
        ("allocated", row => Describe(row.AllocatedBytes)),
        ("x message", row => $"{(double)row.AllocatedBytes / Math.Max(1, row.MessageBytes):0.00}"),
        ("peak", row => row.PeakBytes is { } peak ? Describe(peak) : SizeText.Dash),
        ("retained", row => Describe(row.RetainedBytes)),
        ("gen 0", row => $"{row.Collections[0]:#,##0.#}"),
        ("gen 1", row => $"{row.Collections[1]:#,##0.#}"),
        ("gen 2", row => $"{row.Collections[2]:#,##0.#}"));

    private static string Describe(long bytes) => bytes < Million ? $"{bytes:#,##0}" : $"{bytes / Million:#,##0.00} MB";
}
