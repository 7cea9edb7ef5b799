namespace SerBench.Benchmarks.Features.Reports;

public static class TimeTables
{
    // Marks figures whose intervals overlap the interval of the best.
    public const string BestMark = "*";

    public static IEnumerable<(string Heading, TextTable Table)> Create(RunRecord record, Figures figures, IReadOnlyList<Operation> operations, bool withMemory) =>
        from cell in figures.TimedCells(record)
        where operations.Any(operation => figures.Find(cell, operation) is not null)
        group cell by (cell.Model, cell.Scenario, figures.CellOf(cell).Shape) into data
        select (HeadingOf(data.Key.Model, data.Key.Scenario, data.Key.Shape), CreateOne(figures, record.Counts, [.. data], operations, withMemory));

    internal static string HeadingOf(string model, string scenario, CodecShape? shape) =>
        shape == CodecShape.View ? $"{model} / {scenario}, read in place" : $"{model} / {scenario}";

    private static TextTable CreateOne(
        Figures figures, CountsRecord? counts, IReadOnlyList<CellId> cells, IReadOnlyList<Operation> operations, bool withMemory)
    {
        Operation[] timed = [.. operations.Where(operation => cells.Any(cell => figures.Find(cell, operation) is not null))];
        TimeUnit unit = TimeUnit.For(figures.All.Where(figure => cells.Contains(figure.Row.Cell) && timed.Contains(figure.Row.Operation)).Select(figure => figure.Statistics.Median));
        bool hasFirstCalls = cells.Any(cell => figures.FindFirstCall(cell) is not null);
        Operation[] counted = [.. timed.Where(operation => counts?.Rows.Any(count => count.Row.Operation == operation) == true)];
        Operation[] memory = withMemory ? [.. timed.Where(operation => operation is Operation.Encode or Operation.Decode)] : [];
        Operation[] served = [.. timed.Where(operation => operation is Operation.Stream or Operation.Pipe)];
        bool hasKept = memory.Length > 0 && cells.Any(cell => figures.Find(cell, Operation.Decode)?.Timing.KeptBytes is not null);
        var table = new TextTable(
        [
            "mode",
            "bytes",
            .. timed.SelectMany(operation => new[] { $"{KebabCase.Of(operation)} {unit.Name}", "x best", "x floor" }),
            .. served.Select(operation => $"{KebabCase.Of(operation)} calls"),
            .. hasFirstCalls ? new[] { "first call ms" } : [],
            .. counted.Select(operation => $"{KebabCase.Of(operation)} instructions"),
            .. memory.Select(operation => $"{KebabCase.Of(operation)} alloc"),
            .. hasKept ? new[] { "kept" } : [],
        ]);
        foreach (CellId cell in cells.OrderBy(cell => figures.IsFloor(cell.Serializer)).ThenBy(cell => MedianOf(figures, cell, timed[0])))
        {
            table.Add(
            [
                SerializerNames.WithTitle(figures.SerializerOf(cell.Serializer)) + figures.CellOf(cell).MarkOfFolds,
                SizeText.Of(figures.CellOf(cell).Size),
                .. timed.SelectMany(operation => Describe(figures.Find(cell, operation), unit)),
                .. served.Select(operation => figures.Find(cell, operation) is null ? "" : figures.CellOf(cell).CallsOf(operation)),
                .. hasFirstCalls ? new[] { Describe(figures.FindFirstCall(cell)) } : [],
                .. counted.Select(operation => counts!.Find(RowRecord.Of(cell, operation))?.Mean?.ToString("#,##0") ?? ""),
                .. memory.Select(operation => Describe(figures.Find(cell, operation)?.Timing.AllocatedBytes)),
                .. hasKept ? new[] { Describe(figures.Find(cell, Operation.Decode)?.Timing.KeptBytes) } : [],
            ]);
        }

        return table;
    }

    private static double MedianOf(Figures figures, CellId cell, Operation operation) =>
        figures.Find(cell, operation)?.Statistics.Median ?? double.MaxValue;

    private static string[] Describe(Figure? figure, TimeUnit unit) => figure is null
        ? ["", "", ""]
        :
        [
            $"{(figure.IsBest ? BestMark : "")}{unit.Format(figure.Statistics.Median)} +- {unit.Format(figure.Statistics.StdDev)}",
            TimeUnit.FormatRatio(figure.TimesBest),
            TimeUnit.FormatRatio(figure.TimesFloor),
        ];

    private static string Describe(long? bytes) => bytes?.ToString("#,##0") ?? "";

    private static string Describe(FirstCallRecord? call) => call is null
        ? ""
        : TimeUnit.FormatNumber((call.EncodeMicroseconds + call.DecodeMicroseconds) / 1000);
}
