namespace SerBench.Published.XbufCar;

internal static class CarTables
{
    private const string Origin = "other machine, Java";

    public static TextTable Create(RunRecord record, Figures figures) => TextTable.Of(
        from row in CarPublication.Rows
        from cell in record.Cells
        where cell.Serializer == row && cell.Size is not null
        let encode = Median(figures, cell.Id, Operation.Encode)
        let decode = Median(figures, cell.Id, Operation.Decode)
        where encode.Length + decode.Length > 0
        let isPublished = row == CarPublication.Rows[0]
        select (Access: row.Split('/')[1], Cell: cell, Encode: encode, Decode: decode,
            There: isPublished && CarPublication.FiguresOf(cell.Scenario) is { } there ? there : ("", "", "")),
        1,
        ("access", row => row.Access),
        ("data", row => row.Cell.Scenario),
        ("bytes", row => SizeText.Of(row.Cell.Size)),
        ("encode ns", row => row.Encode),
        ("decode ns", row => row.Decode),
        ($"bytes ({Origin})", row => row.There.Item1),
        ($"encode ({Origin})", row => row.There.Item2),
        ($"decode ({Origin})", row => row.There.Item3));

    private static string Median(Figures figures, CellId cell, Operation operation) =>
        figures.Find(cell, operation)?.Statistics.Median.ToString("0.0") ?? "";
}
