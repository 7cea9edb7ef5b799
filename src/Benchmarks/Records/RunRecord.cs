using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>One run, complete: every report is a function of this and of nothing else.</summary>
public sealed record RunRecord
{
    public const string SchemaName = "serbench.run";

    /// <summary>Raised when a reader of the version before would misunderstand a record.</summary>
    public const int CurrentVersion = 1;

    public string Schema { get; init; } = SchemaName;

    public int Version { get; init; } = CurrentVersion;

    public required DateTimeOffset Started { get; init; }

    public DateTimeOffset? Finished { get; init; }

    public RunState State { get; init; }

    public required ProfileRecord Profile { get; init; }

    /// <summary>The arguments as they were given.</summary>
    public required string CommandLine { get; init; }

    /// <summary>The commit of the sources, with <c>+changes</c> when files differed from it; null outside a repository.</summary>
    public string? Commit { get; init; }

    public required EnvironmentStamp Environment { get; init; }

    /// <summary>How long the fixed loop of the stamp took after the last row: a machine that changed meanwhile shows.</summary>
    public double? ClosingLoopNanoseconds { get; init; }

    public required IReadOnlyList<LibraryOrigin> Libraries { get; init; }

    public required IReadOnlyList<AbsentPeer> AbsentPeers { get; init; }

    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    public required IReadOnlyList<CellRecord> Cells { get; init; }

    /// <summary>The rows that were to be timed, in order of importance.</summary>
    public required IReadOnlyList<RowRecord> Plan { get; init; }

    /// <summary>The rows that a budget left out of the plan, in order of importance.</summary>
    public IReadOnlyList<RowRecord> LeftOut { get; init; } = [];

    public IReadOnlyList<TimingRecord> Timings { get; init; } = [];

    /// <summary>Of records of older programs: what took rows into the plan that a budget had left out. New runs have one sitting.</summary>
    public IReadOnlyList<SittingRecord> Sittings { get; init; } = [];

    public IReadOnlyList<FirstCallRecord> FirstCalls { get; init; } = [];

    /// <summary>What the readers of this run make of hostile input; null when no score was at hand.</summary>
    public AttackRecord? Attack { get; init; }

    /// <summary>What each field, element and level costs; null when the run did not measure it.</summary>
    public ScalingRecord? Scaling { get; init; }

    /// <summary>What whole trees took over a network; null when no measurement was given.</summary>
    public TreeRecord? Tree { get; init; }

    /// <summary>What a run of the whole grid measured, in records of older programs; new ones have none.</summary>
    public GridRecord? Grid { get; init; }

    /// <summary>What a reader of the figures must know and the other members do not say: cells left out, samples cut.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Those of the rows, and those of floors that later sittings timed again.</summary>
    [JsonIgnore]
    public IEnumerable<TimingRecord> AllTimings => Timings.Concat(Sittings.SelectMany(sitting => sitting.Floors));
}

/// <summary>How far a run came.</summary>
public enum RunState
{
    /// <summary>Still going on, or ended by force: the record holds what was measured up to its last row.</summary>
    Running,

    Completed,

    /// <summary>What older programs wrote for <see cref="Stopped"/>.</summary>
    Interrupted,

    /// <summary>Stopped because its time budget was spent.</summary>
    BudgetSpent,

    /// <summary>Stopped by Ctrl-C or SIGTERM.</summary>
    Stopped,
}

/// <summary>
/// Rows that a budget had left out of a run and that were timed later. Machines change their speed meanwhile, so the floors of these rows
/// were launched again beside them.
/// </summary>
/// <param name="Started">When it began.</param>
/// <param name="CommandLine">The arguments as they were given.</param>
/// <param name="LoopNanoseconds">What the fixed loop of the run's stamp took before it.</param>
/// <param name="ClosingLoopNanoseconds">What the loop took after it; null when it did not come so far.</param>
/// <param name="Rows">Rows of the plan; their times are among those of the run.</param>
/// <param name="Floors">Times of floors that had been timed before, taken again; without launches as long as they are to be timed.</param>
public sealed record SittingRecord(
    DateTimeOffset Started,
    string CommandLine,
    double LoopNanoseconds,
    double? ClosingLoopNanoseconds,
    IReadOnlyList<RowRecord> Rows,
    IReadOnlyList<TimingRecord> Floors);

/// <summary>The times of a run of its own, of as many formats with as many accesses as it had time for: a run of everything has no room for them.</summary>
/// <param name="Measured">When.</param>
/// <param name="CommandLine">The arguments of that run.</param>
/// <param name="Commit">Of the sources it was built from; null outside a repository.</param>
public sealed record GridRecord(DateTimeOffset Measured, string CommandLine, string? Commit, IReadOnlyList<TimingRecord> Timings)
{
    /// <summary>The first thing that does not fit the run it is kept in, as the end of a sentence; null when there is none.</summary>
    public string? FindFault(RunRecord run)
    {
        if (Timings.Contains(null!))
        {
            return "the grid has an empty entry";
        }

        HashSet<string> serializers = [.. run.Serializers.Where(serializer => serializer.Family == Formats.Contracts.SerializerFamily.Grid).Select(serializer => serializer.Id)];
        HashSet<CellId> cells = [.. run.Cells.Where(cell => cell.Status == CellStatus.Verified && serializers.Contains(cell.Serializer)).Select(cell => cell.Id)];
        return Timings.FirstOrDefault(timing => !cells.Contains(timing.Row.Cell)) is { } unknown ? $"the row {unknown.Row} of the grid has no verified cell"
            : Timings.GroupBy(timing => timing.Row).FirstOrDefault(group => group.Count() > 1) is { } twice ? $"the row {twice.Key} of the grid is listed twice"
            : Timings.FirstOrDefault(timing => !timing.IsTime) is { } timing ? $"a sample of {timing.Row} in the grid is no time"
            : null;
    }
}

/// <summary>How the rows of a run were measured.</summary>
/// <param name="Rounds">Launches per row, each in a process of its own.</param>
/// <param name="IterationMilliseconds">Target length of an iteration; null where BenchmarkDotNet's own job decides.</param>
/// <param name="Iterations">Measured iterations per launch; null where BenchmarkDotNet's own job decides.</param>
public sealed record ProfileRecord(string Name, int Rounds, int? IterationMilliseconds, int? Iterations);
