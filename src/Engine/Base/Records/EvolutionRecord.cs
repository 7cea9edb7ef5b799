namespace SerBench.Engine.Base.Records;

public sealed record EvolutionRecord(string? Commit, string Type, IReadOnlyList<EvolutionChange> Changes, IReadOnlyList<EvolutionRow> Rows)
    : IChecked
{
    public string? FindFault() =>
        Changes.Contains(null!) || Rows.Count == 0 || Rows.Contains(null!) ? "the evolution of a type has no rows, or an empty one"
        : Rows.FirstOrDefault(row => row.Cells.Contains(null!) || row.Cells.Any(cell =>
                !Changes.Any(change => change.Id == cell.Change)
                || !EvolutionCell.IsKnown(cell.Backward)
                || !EvolutionCell.IsKnown(cell.Forward))) is { } bad
            ? $"the evolution of {bad.Serializer} has a cell with an unknown change or outcome"
        : RunRecordCheck.FirstTwice(Rows.Select(row => row.Name)) is { } twice ? $"the evolution of {twice} is listed twice"
        : null;

    public static EvolutionRecord Read(string file) => JsonInput.ReadChecked<EvolutionRecord>(file, "the evolution of a type", "evolve");

    // Without an own result, a serializer gets the result of its format, or of its library's main serializer.
    public EvolutionRow? Find(string serializer) => Rows.FirstOrDefault(row => row.Serializer == serializer)
        ?? Rows.FirstOrDefault(row => PeerId.Parse(serializer) is { Main: var main }
            ? row.Serializer == main && LibraryCard.FindRow(serializer) is not { HasOwnOutcomes: true }
            : PeerId.Parse(row.Serializer) is null
                && SerializerName.Parse(row.Serializer).Format == SerializerName.Parse(serializer).Format);
}

public sealed record EvolutionChange(string Id, string Title);

public sealed record EvolutionRow(
    string Serializer, bool IsPinned, IReadOnlyList<EvolutionCell> Cells, string? Reason, string? Promise, string? Source)
{
    [JsonIgnore]
    public string Name => IsPinned ? $"{Serializer}, numbers pinned" : Serializer;

    [JsonIgnore]
    public bool IsNeverMisread => !Cells.Any(cell => cell.IsMisread);
}
