using System.Collections.ObjectModel;

namespace SerBench.Benchmarks.Base.Records;

/// <summary>Cells that write the same messages share the parts of the first one: a record keeps them once.</summary>
internal static class SharedParts
{
    /// <summary>Removes the parts from all but the first of the cells that write the same messages.</summary>
    public static CellRecord[] KeepOnce(IEnumerable<CellRecord> cells)
    {
        var seen = new HashSet<(string, string, string?)>();
        return [.. cells.Select(cell => cell.Parts is null || seen.Add(MessagesOf(cell)) ? cell : cell with { Parts = null })];
    }

    public static IReadOnlyList<PartLine>? Find(RunRecord record, CellRecord cell) =>
        cell.Parts ?? record.Cells.FirstOrDefault(other => other.Parts is not null && MessagesOf(other) == MessagesOf(cell))?.Parts;

    private static (string Model, string Scenario, string? Hash) MessagesOf(CellRecord cell) =>
        (cell.Model, cell.Scenario, cell.PayloadSha256);
}
