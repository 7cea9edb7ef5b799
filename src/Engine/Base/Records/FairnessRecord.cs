namespace SerBench.Engine.Base.Records;

public sealed record FairnessRecord(DateTimeOffset Started, string? Commit, string Processor, IReadOnlyList<FairRow> Rows) : IChecked
{
    public string? FindFault() =>
        Rows.Count == 0 || Rows.Contains(null!) ? "the comparison with direct calls has no rows, or an empty one"
        : Rows.FirstOrDefault(row => !(row.DirectNanoseconds > 0
                && row.RowNanoseconds > 0
                && double.IsFinite(row.DirectNanoseconds + row.RowNanoseconds))) is { } bad
            ? $"a time of {bad.Row} beside direct calls is no time"
        : RunRecordCheck.FirstTwice(Rows.Select(row => row.Row)) is { } twice ? $"the row {twice} is compared with direct calls twice"
        : null;
}

// Each process times calls through the benchmark and direct calls in turn.
/// <param name="Processes">the number of processes; the times are those of the process with the median difference.</param>
public sealed record FairRow(RowRecord Row, double DirectNanoseconds, double RowNanoseconds, int Processes)
{
    public const double AllowedShare = 0.05;
    public const double AllowedNanoseconds = 2;

    // The variant of the library that the direct calls use; null if they use the variant of Row.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Way { get; init; }

    [JsonIgnore]
    public double Excess => RowNanoseconds - DirectNanoseconds;

    [JsonIgnore]
    public double Ratio => RowNanoseconds / DirectNanoseconds;

    [JsonIgnore]
    public bool IsFair => Excess <= Math.Max(AllowedNanoseconds, AllowedShare * DirectNanoseconds);
}
