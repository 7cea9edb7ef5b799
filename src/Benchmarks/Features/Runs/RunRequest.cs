namespace SerBench.Benchmarks.Features.Runs;

/// <param name="Folder">null: a new folder below artifacts/runs.</param>
/// <param name="PassedOn">options for BenchmarkDotNet.</param>
internal sealed record RunRequest(
    CellFilter Filter,
    IReadOnlyList<Operation> Operations,
    Profile Profile,
    TimeSpan? Budget,
    string? Folder,
    IReadOnlyList<string> PassedOn,
    string CommandLine)
{
    public IReadOnlyList<(string? File, Func<RunRecord, RunRecord> PutInto)> Attached { get; init; } = [];

    public IReadOnlyList<RunWork> Parts { get; init; } = [];

    public TimeSpan TimeOfParts => Parts.Aggregate(TimeSpan.Zero, (sum, part) => sum + part.Time);

    public TextWriter? Json { get; init; }

    public bool ShowsReasons { get; init; }

    public TimeSpan? BudgetOfRows => Budget / 2 < TimeOfParts ? Budget / 2 : Budget - TimeOfParts;

    public bool IsDefault => Profile == Profile.Quick && Filter.IsEmpty && Operations.Count == 0;

    // A race repeats timings until the serializers' order is proven.
    public bool IsRaced => (Profile.Name == Profile.Quick.Name || (Profile.Name == Profile.Full.Name && Budget is not null))
        && (Operations.Count == 0 || (Operations.Contains(Operation.Encode) && Operations.Contains(Operation.Decode)));

    public bool IsOurs { get; init; }

    public Publication? Own => Publication.OfProfile(Profile.Name) is { OwnOperation: not null } own ? own : null;

    public bool IsList => PassedOn.Contains("--list");
}
