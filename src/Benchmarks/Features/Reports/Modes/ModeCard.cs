namespace SerBench.Benchmarks.Features.Reports.Modes;

internal sealed class ModeCard
{
    private const string Untimed = "n/t";

    private const double Kilobyte = 1000;

    private readonly Figures _figures;

    public ModeCard(RunRecord record, Figures figures)
    {
        _figures = figures;
        Data =
        [
            .. from data in ModeLine.Data
               let rows = ModeRow.Of(record, figures, data.Model, data.Scenario)
               let timed = rows.Where(row => row.Median is not null).ToArray()
               where timed.Length + (timed.Any(row => row.Published is not null) ? 1 : 0) > 1
               select new ModeData(
                   data.Model,
                   rows,
                   TimeUnit.For(timed.Select(row => row.Median!.Value)),
                   rows.First(row => row.Cell is { } cell && ModeLine.Protobuf.Serializers.Contains(cell.Serializer)).Median),
        ];
    }

    public IReadOnlyList<ModeData> Data { get; }

    private IEnumerable<(string Name, ModeRow[] On)> Lines =>
        ModeLine.All.Select((line, index) => (line.Name, Data.Select(data => data.Rows[index]).ToArray()));

    public TextTable Times(bool isNarrow = false)
    {
        var table = new TextTable(["mode", .. Data.SelectMany(data => HeaderOf(data, isNarrow))]);
        foreach ((string name, ModeRow[] on) in Lines)
        {
            table.Add([name, .. on.Zip(Data).SelectMany(item => TextsOf(item.First, item.Second, isNarrow))]);
        }

        return table;
    }

    public TextTable Others()
    {
        ModeData? published = Data.FirstOrDefault(data => data.Rows.Any(row => row.Published is not null));
        int? year = published?.Rows.First(row => row.Published is not null).Published!.Year;
        var table = new TextTable(
        [
            "mode", .. Data.SelectMany(data => new[] { $"{data.Model}: 95 %, {data.Unit.Name}", "allocated" }),
            .. published is null ? Array.Empty<string>() : [$"article, {published.Unit.Name}", $"{year}: bytes", published.Unit.Name],
        ]);
        foreach ((string name, ModeRow[] on) in Lines)
        {
            table.Add(
            [
                name,
                .. on.Zip(Data).SelectMany(item => new[]
                {
                    item.First is { Low: { } low, High: { } high }
                        ? $"{item.Second.Unit.Format(low)} .. {item.Second.Unit.Format(high)}" : "",
                    $"{item.First.Allocated:#,##0}",
                }),
                .. published is null ? Array.Empty<string>()
                    : ArticleOf(on.First(row => row.Cell?.Model == published.Model), published.Unit),
            ]);
        }

        return table;
    }

    public string Names()
    {
        IEnumerable<string> names =
            from line in Lines
            let timed = line.On.Where(row => row is { Cell: not null, Median: not null })
            let ids = timed.GroupBy(NameOf, row => row.Cell!.Value.Model).ToArray()
            where ids.Any(id => !id.Key.EndsWith(line.Name, StringComparison.Ordinal))
            let texts = ids.Select((id, index) => index == 0 ? id.Key : $"{id.Key} on {string.Join(" and ", id)}")
            select $"{line.Name}: {string.Join(", ", texts)}";
        return $"Rows behind the names: {string.Join("; ", names)}.";
    }

    public IEnumerable<string> Missing =>
        from line in Lines
        from row in line.On
        where row.Missing is not null
        group row.Cell!.Value.Model by $"{line.Name}, {row.Missing}" into same
        select $"{same.Key}: {string.Join(", ", same)}.";

    private static string[] HeaderOf(ModeData data, bool isNarrow) =>
        isNarrow ? [IsLarge(data) ? "kB" : "B", data.Unit.Name, "SD", "x"]
            : [$"{data.Model}: bytes", $"median {data.Unit.Name}", "StdDev", "x"];

    private static string[] TextsOf(ModeRow row, ModeData data, bool isNarrow)
    {
        string Text(double? value, Func<double, string> format) =>
            value is not { } number ? "" : isNarrow ? format(number).Replace(",", "") : format(number);
        string size = !isNarrow ? SizeText.Of(row.Size) : IsLarge(data) ? $"{row.Size?.Mean / Kilobyte:0}" : SizeText.Bare(row.Size);
        return
        [
            size, row.Median is null ? Untimed : Text(row.Median, data.Unit.Format), Text(row.StdDev, data.Unit.Format),
            Text(row.Median / data.Baseline, TimeUnit.FormatNumber),
        ];
    }

    private static bool IsLarge(ModeData data) => data.Rows.Where(row => row.Size is not null).All(row => row.Size!.Mean > 10 * Kilobyte);

    private static string[] ArticleOf(ModeRow row, TimeUnit unit) =>
    [
        row.Published is not null && row.Article is { } article ? unit.Format(article) : "",
        $"{row.Published?.Bytes:#,##0}",
        row.Published?.Median * 1000 / unit.Nanoseconds is { } median ? median.ToString(unit.Nanoseconds > 1 ? "0.00" : "#,##0") : "",
    ];

    private string NameOf(ModeRow row) =>
        SerializerNames.ShortOf(SerializerNames.Marked(_figures.SerializerOf(row.Cell!.Value.Serializer)));
}

/// <param name="Baseline">the median time of protobuf-net.</param>
internal sealed record ModeData(string Model, ModeRow[] Rows, TimeUnit Unit, double? Baseline);
