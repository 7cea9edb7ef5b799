namespace SerBench.Published.DataSets;

internal static class DataSetTable
{
    private const string Scenario = "published";
    private const string None = "";
    private const string Brotli = "brotli";
    private const string Zstd = "zstd";

    // Times are divided by that of the first of these libraries that the published edition has and that this run timed.
    private static readonly string[] Common = ["prost", "protobuf", "rmp-serde", "msgpack/databind"];

    public static TextTable Create(RunRecord record, Figures figures)
    {
        string[] packed = HasZstd(record) ? [Brotli, Zstd] : [Brotli];
        var table = new TextTable(
        [
            "data set", "edition", "library", "bytes", "zlib", "zstd", "serialize x", "deserialize x",
            "here", "bytes here", .. packed.Select(one => $"+{one}"), "encode x", "decode x", "note",
        ])
        {
            TextColumns = 3,
        };
        foreach (var edition in DataSetRow.All.GroupBy(row => (row.DataSet, row.Edition)))
        {
            CellRecord[] cells =
                [.. record.Cells.Where(cell => cell.Model == edition.Key.DataSet && cell.Scenario == Scenario && cell.Size is not null)];
            if (cells.Length > 0)
            {
                AddEdition(table, figures, [.. edition], cells, packed);
            }
        }

        return table;
    }

    private static void AddEdition(TextTable table, Figures figures, DataSetRow[] rows, CellRecord[] cells, string[] packed)
    {
        (DataSetRow? there, CellRecord? here) = Common
            .Select(library => rows.FirstOrDefault(row => row.Library == library)).OfType<DataSetRow>()
            .Select(row => (Row: row, Own: Find(cells, figures, row)))
            .OrderBy(pair => Time(figures, pair.Own, Operation.Encode) is null).FirstOrDefault();
        foreach (DataSetRow row in rows)
        {
            CellRecord? own = Find(cells, figures, row);
            table.Add(
            [
                row.DataSet, row.Edition, row.Library, row.Bytes.ToString(), row.Deflated, row.Zstd,
                Ratio(row.Serialize, there?.Serialize), Ratio(row.Deserialize, there?.Deserialize),
                own?.Serializer ?? None, Bare(own?.Size), .. packed.Select(one => Bare(own?.Compressed.GetValueOrDefault(one))),
                Ratio(Time(figures, own, Operation.Encode), Time(figures, here, Operation.Encode)),
                Ratio(Time(figures, own, Operation.Decode), Time(figures, here, Operation.Decode)),
                Note(row, own, there),
            ]);
        }
    }

    public static bool HasZstd(RunRecord record) => record.Cells.Any(cell => cell.Compressed.ContainsKey(Zstd));

    private static string Note(DataSetRow row, CellRecord? own, DataSetRow? there) => string.Join("; ", new[]
    {
        own is null ? None : own.Size!.Mean == row.Bytes ? "same bytes" : "other bytes",
        row == there ? "1.00 of both sides" : None,
        row.IsFasterThanMemory ? "faster than memory" : None,
    }.Where(note => note.Length > 0));

    private static CellRecord? Find(CellRecord[] cells, Figures figures, DataSetRow row) => row.Rows
        .SelectMany(start => cells.Where(cell => cell.Serializer.StartsWith(start, StringComparison.Ordinal)))
        .OrderBy(cell => cell.Size!.Mean != row.Bytes)
        .ThenBy(cell => Time(figures, cell, Operation.Encode) ?? double.MaxValue)
        .FirstOrDefault();

    private static string Bare(SizeRange? size) => size is null ? None : SizeText.Bare(size);

    private static double? Time(Figures figures, CellRecord? cell, Operation operation) =>
        cell is null ? null : figures.Find(cell.Id, operation)?.Statistics.Median;

    private static string Ratio(double? time, double? common) =>
        (time / common)?.ToString("0.00") ?? None;
}
