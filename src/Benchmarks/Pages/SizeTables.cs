using System.Globalization;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Compressed;

namespace SerBench.Benchmarks.Pages;

/// <summary>The sizes of cells: a line per serializer, a column per model and scenario, and after it a column per compressor.</summary>
public static class SizeTables
{
    private const string FailedMark = "failed";

    /// <summary>A table per model with a line for every serializer.</summary>
    public static IEnumerable<(string Model, TextTable Table)> Complete(RunRecord record)
    {
        IReadOnlyList<string> compressors = CompressorsOf(record.Cells);
        return record.Cells
            .GroupBy(cell => cell.Model)
            .Select(model => (model.Key, Create([.. model], model.Select(cell => cell.Serializer).Distinct().Select(serializer => (serializer, serializer)), compressors)));
    }

    /// <summary>Accesses of a format that give the same sizes share a line: to the bytes, the access does not matter.</summary>
    /// <param name="cells">Cells of any serializers and data.</param>
    /// <param name="compressors">The compressors that get columns.</param>
    public static TextTable Grouped(IReadOnlyList<CellRecord> cells, IReadOnlyList<string> compressors) =>
        Create(
            cells,
            cells.GroupBy(cell => cell.Serializer)
                .GroupBy(serializer => (SerializerNames.GroupOf(serializer.Key), string.Join(' ', serializer.SelectMany(cell => TextsOf(cell, compressors)))))
                .Select(group => (SerializerNames.Join(group.Select(serializer => serializer.Key)), group.First().Key)),
            compressors);

    /// <summary>The compressors of which cells have sizes.</summary>
    public static IReadOnlyList<string> CompressorsOf(IEnumerable<CellRecord> cells) => [.. cells.SelectMany(cell => cell.Compressed.Keys).Distinct()];

    /// <summary>What a column is called that shows the sizes after a compressor.</summary>
    public static string ColumnOf(string compressor) => $"{CompressedSerializer.Mark}{compressor}";

    private static TextTable Create(
        IReadOnlyList<CellRecord> cells, IEnumerable<(string Name, string Serializer)> lines, IReadOnlyList<string> compressors)
    {
        (string Model, string Scenario)[] data = [.. cells.Select(cell => (cell.Model, cell.Scenario)).Distinct()];
        Dictionary<(string, string, string), CellRecord> byId = cells.ToDictionary(cell => (cell.Serializer, cell.Model, cell.Scenario));
        var table = new TextTable(["serializer", .. data.SelectMany(item => compressors.Select(ColumnOf).Prepend($"{item.Model}/{item.Scenario}"))]);
        foreach ((string name, string serializer) in lines)
        {
            table.Add([name, .. data.SelectMany(item => TextsOf(byId.GetValueOrDefault((serializer, item.Model, item.Scenario)), compressors))]);
        }

        return table;
    }

    private static IEnumerable<string> TextsOf(CellRecord? cell, IEnumerable<string> compressors) => cell is null
        ? compressors.Select(_ => "").Append("")
        : compressors.Select(compressor => SizeText.Of(cell.Compressed.GetValueOrDefault(compressor))).Prepend(TextOf(cell));

    private static string TextOf(CellRecord cell) => cell.Status switch
    {
        CellStatus.Verified => SizeText.Of(cell.Size),
        CellStatus.Failed => FailedMark,
        _ => SizeText.Dash,
    };
}

/// <summary>Sizes as tables show them.</summary>
internal static class SizeText
{
    public const string Dash = "-";

    public static string Of(SizeRange? size) => size is null ? Dash : size.Typical.ToString(CultureInfo.InvariantCulture);
}
