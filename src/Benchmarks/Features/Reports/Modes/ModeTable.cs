namespace SerBench.Benchmarks.Features.Reports.Modes;

internal static class ModeTable
{
    // The models with two timed modes, or with one timed mode that has published figures.
    // isNarrow: true for 80 columns: the notes name the serializers.
    public static IEnumerable<(string Heading, TextTable Table, IReadOnlyList<string> Notes)> CreateAll(
        RunRecord record, Figures figures, bool isNarrow = false) =>
        from data in ModeLine.Data
        let rows = ModeRow.Of(record, figures, data.Model, data.Scenario)
        where rows.Count(row => row.Median is not null) + (rows.Any(row => row is { Median: not null, Published: not null }) ? 1 : 0) > 1
        select (
            $"{data.Model} / {data.Scenario}",
            Create(rows, figures, isNarrow),
            (IReadOnlyList<string>)[.. isNarrow ? [NamesOf(rows, figures)] : Array.Empty<string>(), .. NotesOf(rows)]);

    private static TextTable Create(ModeRow[] rows, Figures figures, bool isNarrow)
    {
        TimeUnit unit = TimeUnit.For(rows.Where(row => row.Median is not null).Select(row => row.Median!.Value));
        double? protobuf = rows.First(row => row.Cell is { } cell && ModeLine.Protobuf.Serializers.Contains(cell.Serializer)).Median;
        PublishedFigure? figure = rows.Select(row => row.Published).FirstOrDefault(one => one is not null);
        (string, Func<ModeRow, string>)[] names = isNarrow ? [] : [("by", row => NameOf(row, figures))];
        (string, Func<ModeRow, string>)[] published = figure is null ? [] :
        [
            (
                $"{(isNarrow ? "article" : "article's operation")} {unit.Name}",
                row => Text(row.Published is null ? null : row.Article, unit.Format)),
            .. isNarrow ? Array.Empty<(string, Func<ModeRow, string>)>() :
            [
                ("published bytes", row => row.Published?.Bytes.ToString("#,##0") ?? SizeText.Dash),
            ],
            (isNarrow ? $"{figure.Year} {unit.Name}" : $"published {unit.Name}", row => Text(
                row.Published?.Median * 1000 / unit.Nanoseconds, value => value.ToString(unit.Nanoseconds > 1 ? "0.00" : "#,##0"))),
        ];
        return TextTable.Of(
            rows,
            isNarrow ? 1 : 2,
            [
                ("mode", row => row.Name),
                .. names,
                ("bytes", row => SizeText.Of(row.Size)),
                ($"median {unit.Name}", row => Text(row.Median, unit.Format)),
                ("StdDev", row => Text(row.StdDev, unit.Format)),
                ("allocated", row => row.Allocated?.ToString("#,##0") ?? SizeText.Dash),
                ("x Protobuf", row => Text(row.Median / protobuf, TimeUnit.FormatNumber)),
                .. published,
            ]);
    }

    private static string Text(double? value, Func<double, string> format) => value is { } number ? format(number) : SizeText.Dash;

    private static string NameOf(ModeRow row, Figures figures) => row switch
    {
        { Cell: { } cell, Median: not null } => SerializerNames.Marked(figures.SerializerOf(cell.Serializer)),
        _ => row.Cell?.Serializer ?? SizeText.Dash,
    };

    private static string NamesOf(ModeRow[] rows, Figures figures) =>
        string.Join("; ", rows
            .Where(row => row is { Cell: not null, Median: not null })
            .Select(row => $"{row.Name}: {NameOf(row, figures)}")) + ".";

    private static IEnumerable<string> NotesOf(ModeRow[] rows) => rows
        .Where(row => row.Missing is not null)
        .Select(row => $"{row.Name}{(row.Cell is { } cell ? $" ({cell.Serializer})" : "")}: {row.Missing}.");
}
