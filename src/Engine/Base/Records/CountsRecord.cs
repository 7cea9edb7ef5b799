namespace SerBench.Engine.Base.Records;

public sealed record CountsRecord(bool IsPgo, int Processes, IReadOnlyList<CountRecord> Rows)
{
    [JsonIgnore]
    public string Mode => IsPgo ? "with PGO" : "without PGO";

    public CountRecord? Find(RowRecord row) => Rows.FirstOrDefault(count => count.Row == row);

    public string? FindFault() =>
        Rows.FirstOrDefault(row => row.IsCounted
                ? row.Reason is not null
                    || !(row.Mean >= row.Minimum && row.Minimum >= 0 && double.IsFinite(row.Mean.Value) && row.Operations > 0)
                : row.Reason is null) is { } bad
            ? $"the count of {bad.Row} is no count"
        : RunRecordCheck.FirstTwice(Rows.Select(row => row.Row)) is { } twice ? $"the row {twice} is counted twice"
        : null;
}

// Counts are CPU instructions of one operation, minus those of an empty operation.
public sealed record CountRecord(RowRecord Row, double? Mean, long? Minimum, int Operations, string? Reason)
{
    [JsonIgnore]
    public bool IsCounted => Mean is not null && Minimum is not null;
}
