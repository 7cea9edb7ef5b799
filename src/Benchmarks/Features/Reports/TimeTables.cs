namespace SerBench.Benchmarks.Features.Reports;

public static class TimeTables
{
    // Marks each figure whose interval overlaps the interval of the best figure.
    public const string BestMark = "*";

    public static IEnumerable<(string Heading, TextTable Table)> Create(
        RunRecord record, Figures figures, IReadOnlyList<Operation> operations) =>
        from cell in figures.TimedCells(record)
        where operations.Any(operation => figures.Find(cell, operation) is not null)
        group cell by (cell.Model, cell.Scenario, figures.CellOf(cell).Shape) into data
        select (
            LinkModes.TitleOf(data.Key.Model, data.Key.Scenario, data.Key.Shape),
            CreateOne(figures, record.Counts, [.. data], operations));

    private static TextTable CreateOne(
        Figures figures, CountsRecord? counts, IReadOnlyList<CellId> cells, IReadOnlyList<Operation> operations)
    {
        Operation[] timed = [.. operations.Where(operation => cells.Any(cell => figures.Find(cell, operation) is not null))];
        TimeUnit unit = TimeUnit.For(figures.All
            .Where(figure => cells.Contains(figure.Row.Cell) && timed.Contains(figure.Row.Operation))
            .Select(figure => figure.Statistics.Median));
        bool hasFirstCalls = cells.Any(cell => figures.FindFirstCall(cell) is not null);
        Operation[] counted = [.. timed.Where(operation => counts?.Rows.Any(count => count.Row.Operation == operation) == true)];
        Operation[] served = [.. timed.Where(operation => operation is Operation.Stream or Operation.Pipe)];
        return TextTable.Of(
            cells.OrderBy(cell => figures.IsFloor(cell.Serializer))
                .ThenBy(cell => figures.Find(cell, timed[0])?.Statistics.Median ?? double.MaxValue),
            1,
            [
                Column("mode", figures.NameOf),
                Column("bytes", cell => SizeText.Of(figures.CellOf(cell).Size)),
                .. timed.SelectMany(operation => new[]
                {
                    Column($"{KebabCase.Of(operation)} {unit.Name}", cell => Describe(figures.Find(cell, operation), unit)),
                    Column("x best", cell => TimeUnit.FormatNumber(figures.Find(cell, operation)?.TimesBest)),
                    Column("x floor", cell => TimeUnit.FormatNumber(figures.Find(cell, operation)?.TimesFloor)),
                }),
                .. served.Select(operation => Column(
                    $"{KebabCase.Of(operation)} calls",
                    cell => figures.Find(cell, operation) is null ? "" : figures.CellOf(cell).CallsOf(operation))),
                .. hasFirstCalls ? new[] { Column("first call ms", cell => Describe(figures.FindFirstCall(cell))) } : [],
                .. counted.Select(operation => Column(
                    $"{KebabCase.Of(operation)} instructions",
                    cell => counts!.Find(RowRecord.Of(cell, operation))?.Mean?.ToString("#,##0") ?? "")),
            ]);
    }

    private static (string Header, Func<CellId, string> Text) Column(string header, Func<CellId, string> text) => (header, text);

    private static string Describe(Figure? figure, TimeUnit unit) => figure is null ? ""
        : $"{(figure.IsBest ? BestMark : "")}{unit.Format(figure.Statistics.Median)} +- {unit.Format(figure.Statistics.StdDev)}";

    private static string Describe(FirstCallRecord? call) =>
        TimeUnit.FormatNumber((call?.EncodeMicroseconds + call?.DecodeMicroseconds) / 1000);
}
