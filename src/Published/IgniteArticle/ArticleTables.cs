namespace SerBench.Published.IgniteArticle;

internal static class ArticleTables
{
    private const string Payload = "payload";

    public static TextTable Sizes(RunRecord record) => TextTable.Of(
        InOrder(record.Cells.Where(cell => cell.Status == CellStatus.Verified)),
        1,
        ("Method", cell => MethodOf(record, cell.Serializer)),
        ("Size (bytes)", cell => SizeText.Bare(cell.Size)),
        ("Published", cell => Publication.FigureOf(cell.Id)?.Bytes.ToString() ?? SizeText.Dash));

    public static TextTable Times(RunRecord record, Figures figures) => TextTable.Of(
        from cell in InOrder(record.Cells)
        let figure = figures.Find(cell.Id, Operation.Article)
        where figure is not null
        select (Cell: cell, figure.Statistics),
        1,
        ("Method", row => MethodOf(record, row.Cell.Serializer)),
        ("Median", row => Microseconds(row.Statistics.Median)),
        ("StdDev", row => Microseconds(row.Statistics.StdDev)),
        ("Published", row => Publication.FigureOf(row.Cell.Id)?.Median is { } published ? Microseconds(published * 1000) : SizeText.Dash));

    private static IEnumerable<CellRecord> InOrder(IEnumerable<CellRecord> cells) => cells.OrderBy(cell => RankOf(cell.Serializer));

    private static int RankOf(string serializer)
    {
        string[] published = [.. ArticlePublication.Instance.Figures.Select(figure => figure.Cell.Serializer)];
        int rank = Array.IndexOf(published, serializer);
        return rank < 0 ? published.Length - 1 : serializer == Payload ? published.Length : rank;
    }

    private static string MethodOf(RunRecord record, string serializer) =>
        record.Serializers.First(candidate => candidate.Id == serializer).Title;

    private static string Microseconds(double nanoseconds) => $"{nanoseconds / 1000:0.0000} us";
}
