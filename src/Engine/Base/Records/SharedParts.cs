namespace SerBench.Engine.Base.Records;

// Serializers that write the same bytes have the same message parts, so only the first record keeps the parts.
internal static class SharedParts
{
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
