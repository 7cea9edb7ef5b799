using SerBench.Serializers.Compressed;

namespace SerBench.Engine.Base.Pages;

public static class SizeTables
{
    private const string FailedMark = "failed";

    public static TextTable Grouped(IReadOnlyList<CellRecord> cells, IReadOnlyList<string> compressors, IReadOnlyList<KnownCell> known)
    {
        (string Model, string Scenario)[] data = [.. cells.Select(cell => (cell.Model, cell.Scenario)).Distinct()];
        var table = new TextTable(
            ["serializer", .. data.SelectMany(item => compressors.Select(ColumnOf).Prepend($"{item.Model}/{item.Scenario}"))]);
        foreach (var line in cells.GroupBy(cell => cell.Serializer).GroupBy(serializer =>
            (SerializerNames.GroupOf(serializer.Key), string.Join(' ', serializer.SelectMany(cell => TextsOf(cell, compressors))))))
        {
            table.Add(
            [
                SerializerNames.Join(line.Select(serializer => serializer.Key)),
                .. data.SelectMany(item => TextsOf(line.First().FirstOrDefault(cell => (cell.Model, cell.Scenario) == item), compressors)),
            ]);
        }

        foreach (var library in known
            .Where(cell => cell.Bytes is not null && data.Contains((cell.Model, cell.Scenario))).GroupBy(cell => cell.Serializer))
        {
            table.Add(
            [
                $"{library.Key} ({KnownElsewhere.Mark})",
                .. data.SelectMany(item => compressors.Select(_ => "")
                    .Prepend(library.FirstOrDefault(cell => (cell.Model, cell.Scenario) == item)?.Bytes?.ToString("#,##0") ?? "")),
            ]);
        }

        return table;
    }

    public static IReadOnlyList<string> CompressorsOf(IEnumerable<CellRecord> cells) =>
        [.. cells.SelectMany(cell => cell.Compressed.Keys).Distinct()];

    public static string ColumnOf(string compressor) => $"{CompressedSerializer.Mark}{compressor}";

    private static IEnumerable<string> TextsOf(CellRecord? cell, IEnumerable<string> compressors) => cell is null
        ? compressors.Select(_ => "").Append("")
        : compressors.Select(compressor => SizeText.Of(cell.Compressed.GetValueOrDefault(compressor))).Prepend(TextOf(cell));

    private static string TextOf(CellRecord cell) => cell.Status switch
    {
        CellStatus.Verified => SizeText.Of(cell.Size) + cell.MarkOfFolds,
        CellStatus.Failed => FailedMark,
        _ => SizeText.Dash,
    };
}
