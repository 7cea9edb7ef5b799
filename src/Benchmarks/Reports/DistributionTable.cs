using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports;

/// <summary>Everything about each timed row that the main table leaves out.</summary>
internal static class DistributionTable
{
    public static TextTable Create(RunRecord record, Figures figures)
    {
        var table = new TextTable("row", "samples", "min ns", "5 %", "median", "95 % interval", "mean", "95 %", "max", "allocated bytes");
        foreach (Figure figure in record.Plan.Join(figures.All, row => row, figure => figure.Row, (_, figure) => figure))
        {
            Statistics statistics = figure.Statistics;
            table.Add(
                figure.Row.ToString(),
                statistics.Count.ToString(CultureInfo.InvariantCulture),
                Format(statistics.Min),
                Format(statistics.P5),
                Format(statistics.Median),
                statistics is { Low: { } low, High: { } high } ? $"{Format(low)} .. {Format(high)}" : "",
                Format(statistics.Mean),
                Format(statistics.P95),
                Format(statistics.Max),
                figure.Timing.AllocatedBytes?.ToString("#,##0", CultureInfo.InvariantCulture) ?? "");
        }

        return table;
    }

    private static string Format(double nanoseconds) => TimeUnit.FormatNumber(nanoseconds);
}
