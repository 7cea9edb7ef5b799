namespace SerBench.Engine.Base.Records;

public sealed record AotRecord(
    DateTimeOffset Started, string? Commit, string Processor, string Runtime, string Model, string Scenario,
    long EmptyBytes, double EmptyStartMilliseconds, IReadOnlyList<AotRow> Rows) : IChecked
{
    public AotRow? Find(string serializer) => Rows.FirstOrDefault(row => row.Serializer == serializer);

    public string? FindFault() =>
        Rows.Count == 0 || Rows.Contains(null!) ? "the table of programs compiled ahead of time has no rows, or an empty one"
        : Rows.FirstOrDefault(row => !row.IsPlausible) is { } bad ? $"the program of {bad.Serializer} has impossible figures"
        : RunRecordCheck.FirstTwice(Rows.Select(row => row.Serializer)) is { } twice ? $"the program of {twice} stands twice"
        : null;
}

/// <param name="StartMilliseconds">the time until the first message is read and written.</param>
public sealed record AotRow(
    string Serializer, AotOutcome Outcome, string? Reason, IReadOnlyDictionary<string, int> Warnings, long? AddedBytes,
    double? StartMilliseconds, double? WriteNanoseconds, double? ReadNanoseconds)
{
    internal bool IsPlausible => !string.IsNullOrEmpty(Serializer) && Warnings is not null && Warnings.Values.All(count => count > 0)
        && new[] { StartMilliseconds, WriteNanoseconds, ReadNanoseconds }.All(time => time is null or (>= 0 and < double.PositiveInfinity))
        && (Outcome is AotOutcome.Yes or AotOutcome.WithWarnings) == (Reason is null);

    public string Describe() => Reason is null ? Word : $"{Word}: {Reason}";

    internal string Word => Outcome switch
    {
        AotOutcome.Yes => "yes",
        AotOutcome.WithWarnings => $"yes, with {(Warnings.Values.Sum() is 1 ? "1 warning" : $"{Warnings.Values.Sum()} warnings")}",
        AotOutcome.No => "no",
        _ => "not tried",
    };
}

public enum AotOutcome
{
    Yes,
    WithWarnings,
    No,

    // The machine lacks something that the library needs.
    NotTried,
}
