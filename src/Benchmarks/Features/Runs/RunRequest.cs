namespace SerBench.Benchmarks.Features.Runs;

/// <param name="Operations">The operations to time; empty: the default ones.</param>
/// <param name="Folder">The folder for the results; null: a new folder below artifacts/runs.</param>
/// <param name="PassedOn">Options for BenchmarkDotNet itself.</param>
internal sealed record RunRequest(
    CellFilter Filter,
    IReadOnlyList<Operation> Operations,
    Profile Profile,
    TimeSpan? Budget,
    string? Folder,
    IReadOnlyList<string> PassedOn,
    string CommandLine)
{
    /// <summary>Results of other commands, and the caller's question, to be put into the record.</summary>
    public IReadOnlyList<(string? File, Func<RunRecord, RunRecord> PutInto)> Attached { get; init; } = [];

    public IReadOnlyList<RunWork> Parts { get; init; } = [];

    public TimeSpan TimeOfParts => Parts.Aggregate(TimeSpan.Zero, (sum, part) => sum + part.Time);

    public TextWriter? Json { get; init; }

    public bool ShowsReasons { get; init; }

    /// <summary>The budget of the rows. The parts after them get at most half of the whole budget.</summary>
    public TimeSpan? BudgetOfRows => Budget / 2 < TimeOfParts ? Budget / 2 : Budget - TimeOfParts;

    /// <summary>True for a quick run without filters or operations, which checks and times only what its answer needs.</summary>
    public bool IsDefault => Profile == Profile.Quick && Filter.IsEmpty && Operations.Count == 0;

    /// <summary>True if rows are launched until their order is decided, not in rounds: a quick run, and a full run with a budget.</summary>
    public bool IsRaced => (Profile.Name == Profile.Quick.Name || (Profile.Name == Profile.Full.Name && Budget is not null))
        && (Operations.Count == 0 || (Operations.Contains(Operation.Encode) && Operations.Contains(Operation.Decode)));

    /// <summary>True to time our own formats as well, if there is time.</summary>
    public bool IsOurs { get; init; }

    public bool IsArticle => Profile == Profile.Article;

    /// <summary>True if the run only lists its rows, as the option <c>--list</c> of BenchmarkDotNet asks.</summary>
    public bool IsList => PassedOn.Contains("--list");
}
