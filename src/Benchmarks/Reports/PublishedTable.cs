using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Reports;

/// <summary>Published figures beside those of the run.</summary>
internal static class PublishedTable
{
    public static TextTable Create(RunRecord record, Figures figures)
    {
        var table = new TextTable(
            "mode", "bytes", $"bytes ({PublishedFigures.Origin})", "article us", $"article us ({PublishedFigures.Origin})");
        foreach (PublishedFigures published in PublishedFigures.Article)
        {
            var cell = new CellId(published.Serializer, published.Model, published.Scenario);
            if (record.Cells.FirstOrDefault(candidate => candidate.Id == cell) is { Status: CellStatus.Verified } found)
            {
                table.Add(
                    SerializerNames.WithTitle(figures.SerializerOf(cell.Serializer)),
                    SizeText.Of(found.Size),
                    published.Bytes?.ToString(CultureInfo.InvariantCulture) ?? "",
                    figures.Find(cell, Operation.Article) is { } figure ? Microseconds(figure.Statistics.Median / 1000) : "",
                    published.Median is { } median ? Microseconds(median) : "");
            }
        }

        return table;
    }

    private static string Microseconds(double value) => value.ToString("0.0000", CultureInfo.InvariantCulture);
}
