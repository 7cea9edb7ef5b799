using System.Text.Unicode;

namespace SerBench.Benchmarks.Features.Reports;

// gha.json for github-action-benchmark (customSmallerIsBetter).
internal static class GhaReport
{
    // Text in any script stays legible. Characters that could start an HTML tag are escaped.
    private static readonly JsonSerializerOptions Options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        Encoder = JavaScriptEncoder.Create(UnicodeRanges.All),
        WriteIndented = true,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    };

    public static Report Definition { get; } = new("gha.json", (_, record, _) => Render(record));

    public static string Render(RunRecord record)
    {
        var figures = new Figures(record);
        IEnumerable<GhaEntry> times = figures.All.Select(figure => new GhaEntry(
            PlainText.Of(figure.Row.ToString()),
            "ns/op",
            Math.Round(figure.Statistics.Median, 3),
            $"± {figure.Statistics.StdDev:0.###}",
            Describe(figure)));
        IEnumerable<GhaEntry> sizes = figures.TimedCells(record).Select(cell =>
            new GhaEntry(PlainText.Of($"{cell} size"), "bytes", figures.CellOf(cell).Size!.Mean, null, null));
        return JsonSerializer.Serialize(times.Concat(sizes), Options) + "\n";
    }

    private static string Describe(Figure figure)
    {
        string floor = figure.TimesFloor is { } ratio ? $", {ratio:0.00} x floor" : "";
        string allocated = figure.Timing.AllocatedBytes is { } bytes ? $", {bytes} bytes allocated" : "";
        return $"{figure.Statistics.Count} samples{floor}{allocated}";
    }

    private sealed record GhaEntry(string Name, string Unit, double Value, string? Range, string? Extra);
}
