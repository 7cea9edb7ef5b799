namespace SerBench.Benchmarks.Base.Records;

/// <summary>Programs compiled ahead of time, each with one library. A run's record has a copy: reports need no second file.</summary>
/// <param name="Runtime">The version of the runtime in the programs.</param>
/// <param name="EmptyBytes">The size of the same program without a library.</param>
/// <param name="EmptyStartMilliseconds">The time from the start of that program to the point of the others' first message.</param>
public sealed record AotRecord(
    DateTimeOffset Started, string? Commit, string Processor, string Runtime, string Model, string Scenario, long EmptyBytes, double EmptyStartMilliseconds, IReadOnlyList<AotRow> Rows) : IChecked
{
    public AotRow? Find(string serializer) => Rows.FirstOrDefault(row => row.Serializer == serializer);

    public string? FindFault() =>
        Rows is null || Rows.Count == 0 || Rows.Contains(null!) ? "the table of programs compiled ahead of time has no rows, or an empty one"
        : Rows.FirstOrDefault(row => !row.IsPlausible) is { } bad ? $"the program of {bad.Serializer} has impossible figures"
        : RunRecordCheck.FirstTwice(Rows.Select(row => row.Serializer)) is { } twice ? $"the program of {twice} stands twice"
        : null;
}

/// <summary>The outcome of a program with one library.</summary>
/// <param name="Reason">Why it was not tried, or how it failed; null if it ran.</param>
/// <param name="Warnings">The number of compiler warnings by code.</param>
/// <param name="AddedBytes">The bytes that the library adds to the empty program.</param>
/// <param name="StartMilliseconds">The time from the start of the program until it has read and written its first message.</param>
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

    /// <summary>The machine lacks something that the library needs.</summary>
    NotTried,
}
