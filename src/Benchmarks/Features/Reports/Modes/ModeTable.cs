namespace SerBench.Benchmarks.Features.Reports.Modes;

internal static class ModeTable
{
    private const string None = "-";

    // The models with two timed modes, or with one timed mode that has published figures.
    // isNarrow: true for 80 columns: the notes name the serializers.
    public static IEnumerable<(string Heading, TextTable Table, IReadOnlyList<string> Notes)> CreateAll(RunRecord record, Figures figures, bool isNarrow = false) =>
        from data in ModeLine.Data
        let rows = ModeRow.Of(record, figures, data.Model, data.Scenario)
        where rows.Count(row => row.Median is not null) + (rows.Any(row => row is { Median: not null, Published: not null }) ? 1 : 0) > 1
        select ($"{data.Model} / {data.Scenario}", Create(rows, figures, isNarrow), (IReadOnlyList<string>)[.. isNarrow ? [NamesOf(rows, figures)] : Array.Empty<string>(), .. NotesOf(rows)]);

    private static TextTable Create(ModeRow[] rows, Figures figures, bool isNarrow)
    {
        TimeUnit unit = TimeUnit.For(rows.Where(row => row.Median is not null).Select(row => row.Median!.Value));
        double? protobuf = rows.First(row => row.Cell is { } cell && ModeLine.Protobuf.Serializers.Contains(cell.Serializer)).Median;
        bool isPublished = rows.Any(row => row.Published is not null);
        var table = new TextTable(
        [
            "mode", .. isNarrow ? Array.Empty<string>() : ["by"], "bytes", $"median {unit.Name}", "StdDev", "allocated", "x Protobuf",
            .. isPublished ? isNarrow ? ["2016 B", $"2016 {unit.Name}"] : new[] { "published bytes", $"published {unit.Name}" } : [],
        ])
        {
            TextColumns = isNarrow ? 1 : 2,
        };
        foreach (ModeRow row in rows)
        {
            table.Add(
            [
                row.Name,
                .. isNarrow ? Array.Empty<string>() : [NameOf(row, figures)],
                SizeText.Of(row.Size) is { Length: > 0 } size ? size : None,
                Text(row.Median, unit.Format),
                Text(row.StdDev, unit.Format),
                row.Allocated?.ToString("#,##0") ?? None,
                Text(row.Median / protobuf, TimeUnit.FormatNumber),
                .. isPublished ? TextsOf(row.Published, unit) : [],
            ]);
        }

        return table;
    }

    private static string[] TextsOf(PublishedFigures? published, TimeUnit unit) =>
    [
        published?.Bytes?.ToString("#,##0") ?? None,
        Text(published?.Median * 1000 / unit.Nanoseconds, value => value.ToString(unit.Nanoseconds > 1 ? "0.00" : "#,##0")),
    ];

    private static string Text(double? value, Func<double, string> format) => value is { } number ? format(number) : None;

    private static string NameOf(ModeRow row, Figures figures) => row switch
    {
        { Cell: { } cell, Median: not null } => SerializerNames.Marked(figures.SerializerOf(cell.Serializer)),
        _ => row.Cell?.Serializer ?? None,
    };

    private static string NamesOf(ModeRow[] rows, Figures figures) =>
        string.Join("; ", rows.Where(row => row is { Cell: not null, Median: not null }).Select(row => $"{row.Name}: {NameOf(row, figures)}")) + ".";

    private static IEnumerable<string> NotesOf(ModeRow[] rows) => rows
        .Where(row => row.Missing is not null)
        .Select(row => $"{row.Name}{(row.Cell is { } cell ? $" ({cell.Serializer})" : "")}: {row.Missing}.");
}
