namespace SerBench.Benchmarks.Features.Services;

internal static class ServicesTable
{
    private const double Thousand = 1000;

    public static TextTable Create(RunRecord record, Figures figures, string model, string scenario)
    {
        AotRecord? aot = record.Aot is { } made && (made.Model, made.Scenario) == (model, scenario) ? made : null;
        ILookup<string, MemoryRow> memory = (record.Memory?.Rows ?? []).Where(row => (row.Row.Model, row.Row.Scenario) == (model, scenario))
            .ToLookup(row => row.Row.Serializer);
        var lines = record.Cells
            .Where(cell => (cell.Model, cell.Scenario) == (model, scenario) && !figures.IsFloor(cell.Serializer))
            .Select(cell => cell.Serializer)
            .Union((aot?.Rows ?? []).Select(row => row.Serializer))
            .Select(id => new CellId(id, model, scenario))
            .Select(id => (
                Id: id,
                Stream: figures.Find(id, Operation.Stream),
                Pipe: figures.Find(id, Operation.Pipe),
                Aot: aot?.Find(id.Serializer)))
            .Where(line => line.Stream is not null || line.Pipe is not null || line.Aot is not null)
            .OrderBy(line => line.Stream?.Statistics.Median ?? double.MaxValue).ThenBy(line => line.Id.Serializer, StringComparer.Ordinal)
            .ToArray();
        TimeUnit unit = TimeUnit.For(
            lines.SelectMany(line => new[] { line.Stream, line.Pipe }).OfType<Figure>().Select(figure => figure.Statistics.Median));
        string name = unit.Name;
        var table = new TextTable(
            "library", "stream", "pipe", "ahead of time", $"stream {name}", $"pipe {name}", "of floor", "+ KB", "start ms", "write ns",
            "read ns", "first call ms", "settled ms", "allocated", "retained")
        {
            TextColumns = 4,
        };
        foreach (var line in lines)
        {
            // A library's memory may be measured only with its variant ':default', which writes each message to a new array.
            string serializer = line.Id.Serializer;
            MemoryRow[] rows = [.. memory[serializer], .. PeerId.Parse(serializer) is { } id && id == id.Main ? memory[id.Default] : []];
            table.Add(
            [
                SerializerNames.ShortOf(serializer), Calls(line.Stream), Calls(line.Pipe), line.Aot?.Describe() ?? "",
                Time(line.Stream, unit), Time(line.Pipe, unit), OfFloor(line.Stream ?? line.Pipe), .. AotTable.FiguresOf(line.Aot),
                Milliseconds(figures.FindFirstCall(line.Id), call => call.EncodeMicroseconds + call.DecodeMicroseconds),
                Milliseconds(figures.FindFirstCall(line.Id), call => call.SettledMicroseconds),
                Sum(rows, row => row.AllocatedBytes), Sum(rows, row => row.RetainedBytes),
            ]);
        }

        return table;

        string Calls(Figure? figure) => figure is null ? "" : figures.CellOf(figure.Row.Cell).CallsOf(figure.Row.Operation);
    }

    private static string Time(Figure? figure, TimeUnit unit) => figure is null ? "" : unit.Format(figure.Statistics.Median);

    private static string OfFloor(Figure? figure) =>
        figure?.Floor is { } floor ? (floor.Median / figure.Statistics.Median).ToString("0 %") : "";

    private static string Milliseconds(FirstCallRecord? call, Func<FirstCallRecord, double?> microseconds) =>
        call is not null && microseconds(call) is { } time ? TimeUnit.FormatNumber(time / Thousand) : "";

    // Adds doubles, which cannot overflow, because a record may hold any figures.
    private static string Sum(MemoryRow[] rows, Func<MemoryRow, double> bytes) => rows.Length == 0 ? "" : rows.Sum(bytes).ToString("#,##0");
}
