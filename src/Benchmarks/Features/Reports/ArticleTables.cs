namespace SerBench.Benchmarks.Features.Reports;

/// <summary>The two tables of the Ignite.NET article, with its columns and its order.</summary>
public static class ArticleTables
{
    private const string Payload = "payload";

    public static TextTable Sizes(RunRecord record)
    {
        var table = new TextTable("Method", "Size (bytes)", "Published");
        foreach (CellRecord cell in InOrder(record.Cells.Where(cell => cell.Status == CellStatus.Verified)))
        {
            table.Add(MethodOf(record, cell.Serializer), SizeText.Bare(cell.Size), PublishedOf(cell)?.Bytes?.ToString() ?? SizeText.Dash);
        }

        return table;
    }

    public static TextTable Times(RunRecord record, Figures figures)
    {
        var table = new TextTable("Method", "Median", "StdDev", "Published");
        foreach (CellRecord cell in InOrder(record.Cells))
        {
            if (figures.Find(cell.Id, Operation.Article) is { Statistics: var statistics })
            {
                table.Add(
                    MethodOf(record, cell.Serializer),
                    Microseconds(statistics.Median),
                    Microseconds(statistics.StdDev),
                    PublishedOf(cell)?.Median is { } published ? Microseconds(published * 1000) : SizeText.Dash);
            }
        }

        return table;
    }

    private static IEnumerable<CellRecord> InOrder(IEnumerable<CellRecord> cells) => cells.OrderBy(cell => RankOf(cell.Serializer));

    private static PublishedFigures? PublishedOf(CellRecord cell) =>
        PublishedFigures.Article.FirstOrDefault(one => (one.Serializer, one.Model, one.Scenario) == (cell.Serializer, cell.Model, cell.Scenario));

    // The payload ends the table. A serializer that the article does not know comes before it.
    private static int RankOf(string serializer)
    {
        int rank = PublishedFigures.Article.Select(figures => figures.Serializer).ToList().IndexOf(serializer);
        return rank < 0 ? PublishedFigures.Article.Count - 1 : serializer == Payload ? PublishedFigures.Article.Count : rank;
    }

    private static string MethodOf(RunRecord record, string serializer) =>
        record.Serializers.First(candidate => candidate.Id == serializer).Title;

    private static string Microseconds(double nanoseconds) =>
        (nanoseconds / 1000).ToString("0.0000") + " us";
}
