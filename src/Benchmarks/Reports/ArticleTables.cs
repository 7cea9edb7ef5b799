using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Reports;

/// <summary>The two tables of the Ignite.NET article, in their own shape and order.</summary>
public static class ArticleTables
{
    private const string Payload = "payload";

    /// <summary>Sizes, the payload last.</summary>
    public static TextTable Sizes(RunRecord record)
    {
        var table = new TextTable("Method", "Size (bytes)");
        foreach (CellRecord cell in InOrder(record.Cells.Where(cell => cell.Status == CellStatus.Verified)))
        {
            table.Add(MethodOf(record, cell.Serializer), SizeText.Of(cell.Size));
        }

        return table;
    }

    /// <summary>Times of the article's operation.</summary>
    public static TextTable Times(RunRecord record, Figures figures)
    {
        var table = new TextTable("Method", "Median", "StdDev");
        foreach (CellRecord cell in InOrder(record.Cells))
        {
            if (figures.Find(cell.Id, Operation.Article) is { Statistics: var statistics })
            {
                table.Add(MethodOf(record, cell.Serializer), Microseconds(statistics.Median), Microseconds(statistics.StdDev));
            }
        }

        return table;
    }

    private static IEnumerable<CellRecord> InOrder(IEnumerable<CellRecord> cells) => cells.OrderBy(cell => RankOf(cell.Serializer));

    // A serializer that the article does not know comes before the payload, which ends its table.
    private static int RankOf(string serializer)
    {
        int rank = PublishedFigures.Article.Select(figures => figures.Serializer).ToList().IndexOf(serializer);
        return rank < 0 ? PublishedFigures.Article.Count - 1 : serializer == Payload ? PublishedFigures.Article.Count : rank;
    }

    private static string MethodOf(RunRecord record, string serializer) =>
        record.Serializers.First(candidate => candidate.Id == serializer).Title;

    private static string Microseconds(double nanoseconds) =>
        (nanoseconds / 1000).ToString("0.0000", CultureInfo.InvariantCulture) + " us";
}
