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

    /// <summary>What took rows into the plan that a budget had left out; all other rows of the plan are of the run's first sitting.</summary>
    public IReadOnlyList<SittingRecord> Sittings { get; init; } = [];

    public IReadOnlyList<FirstCallRecord> FirstCalls { get; init; } = [];

    /// <summary>What the readers of this run make of hostile input; null when no score was at hand.</summary>
    public AttackRecord? Attack { get; init; }

    /// <summary>What each field, element and level costs; null when the run did not measure it.</summary>
    public ScalingRecord? Scaling { get; init; }

    /// <summary>What whole trees took over a network; null when no measurement was given.</summary>
    public TreeRecord? Tree { get; init; }

    /// <summary>What a run of the whole grid measured; null when none was given.</summary>
    public GridRecord? Grid { get; init; }

    /// <summary>What a reader of the figures must know and the other members do not say: cells left out, samples cut.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Those of the rows, and those of floors that later sittings timed again.</summary>
    [JsonIgnore]
    public IEnumerable<TimingRecord> AllTimings => Timings.Concat(Sittings.SelectMany(sitting => sitting.Floors));
}
