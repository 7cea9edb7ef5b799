namespace SerBench.Engine.Base.Pages;

internal static class AotTable
{
    public const string Legend =
        "A program reads a message of its library, writes it again, and compares. + KB: over the same program without a library. "
        + "Start: from the start of the process until this message is written. Write, read: the best of 30 rounds of calls. "
        + "Not tried: something that the library needs is missing here.";

    private const double Kilobyte = 1000;

    public static TextTable Create(AotRecord record)
    {
        var table = new TextTable("library", "ahead of time", "+ KB", "start ms", "write ns", "read ns") { TextColumns = 2 };
        table.Add(["(no library)", "", .. Texts(record.EmptyBytes / Kilobyte, record.EmptyStartMilliseconds, null, null)]);
        foreach (AotRow row in record.Rows
            .OrderBy(row => row.Outcome).ThenBy(row => row.AddedBytes).ThenBy(row => row.Serializer, StringComparer.Ordinal))
        {
            table.Add([SerializerNames.ShortOf(row.Serializer), row.Word, .. FiguresOf(row)]);
        }

        return table;
    }

    public static string[] FiguresOf(AotRow? row) =>
        Texts(row?.AddedBytes / Kilobyte, row?.StartMilliseconds, row?.WriteNanoseconds, row?.ReadNanoseconds);

    private static string[] Texts(params double?[] figures) => [.. figures.Select(figure => TimeUnit.FormatNumber(figure))];
}
