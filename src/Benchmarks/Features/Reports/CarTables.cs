namespace SerBench.Benchmarks.Features.Reports;

/// <summary>Tables of the car by access, layout and data, beside the figures of the published Xbuf2 driver.</summary>
internal static class CarTables
{
    // The mark of the published columns: another machine and another runtime.
    private const string Origin = "other machine, Java";

    private static readonly string[] Accesses = ["direct", "indirect", "view", "direct+new", "direct+fresh"];

    public static TextTable Create(RunRecord record, Figures figures)
    {
        var table = new TextTable("layout", "access", "data", "bytes", "encode ns", "decode ns", $"bytes ({Origin})", $"encode ({Origin})", $"decode ({Origin})");
        foreach (string layout in new[] { "xbuf2", "fixed" })
        {
            foreach (string access in Accesses)
            {
                foreach (CellRecord cell in record.Cells.Where(cell => cell.Serializer == $"{layout}/{access}" && cell.Size is not null))
                {
                    AddRow(table, figures, layout, access, cell);
                }
            }
        }

        return table;
    }

    private static void AddRow(TextTable table, Figures figures, string layout, string access, CellRecord cell)
    {
        string encode = Median(figures, cell.Id, Operation.Encode);
        string decode = Median(figures, cell.Id, Operation.Decode);
        if (encode.Length + decode.Length > 0)
        {
            (string bytes, string encodeThere, string decodeThere) = Published(layout, access, cell.Scenario);
            table.Add(layout, access, cell.Scenario, SizeText.Of(cell.Size), encode, decode, bytes, encodeThere, decodeThere);
        }
    }

    private static (string Bytes, string Encode, string Decode) Published(string layout, string access, string scenario) =>
        (layout, access) == ("xbuf2", "direct") && Publication.DriverFigures(scenario) is { } figures ? figures : ("", "", "");

    private static string Median(Figures figures, CellId cell, Operation operation) =>
        figures.Find(cell, operation) is { } figure ? figure.Statistics.Median.ToString("0.0") : "";
}
