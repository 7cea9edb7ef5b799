using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Reports;

/// <summary>The sizes of cells: a line per serializer, a column per model and scenario.</summary>
public static class SizeTables
{
    private const string FailedMark = "failed";

    /// <summary>A line for every serializer.</summary>
    public static TextTable Complete(RunRecord record) => Complete(record.Cells);

    public static TextTable Complete(IReadOnlyList<CellRecord> cells) =>
        Create(cells, cells.Select(cell => cell.Serializer).Distinct().Select(serializer => (serializer, serializer)));

    /// <summary>Accesses of a format that give the same sizes share a line: to the bytes, the access does not matter.</summary>
    public static TextTable Grouped(IReadOnlyList<CellRecord> cells) =>
        Create(cells, cells
            .GroupBy(cell => cell.Serializer)
            .GroupBy(serializer => (SerializerNames.GroupOf(serializer.Key), string.Join(' ', serializer.Select(TextOf))))
            .Select(group => (SerializerNames.Join(group.Select(serializer => serializer.Key)), group.First().Key)));

    private static TextTable Create(IReadOnlyList<CellRecord> cells, IEnumerable<(string Name, string Serializer)> lines)
    {
        (string Model, string Scenario)[] data = [.. cells.Select(cell => (cell.Model, cell.Scenario)).Distinct()];
        Dictionary<(string, string, string), CellRecord> byId = cells.ToDictionary(cell => (cell.Serializer, cell.Model, cell.Scenario));
        var table = new TextTable(["serializer", .. data.Select(item => $"{item.Model}/{item.Scenario}")]);
        foreach ((string name, string serializer) in lines)
        {
            table.Add([name, .. data.Select(item => byId.TryGetValue((serializer, item.Model, item.Scenario), out CellRecord? cell) ? TextOf(cell) : "")]);
        }

        return table;
    }

    private static string TextOf(CellRecord cell) => cell.Status switch
    {
        CellStatus.Verified => SizeText.Of(cell.Size),
        CellStatus.Failed => FailedMark,
        _ => SizeText.Dash,
    };
}
