namespace SerBench.Benchmarks.Base.Records;

/// <summary>The complete record of one run. Every report is made from it alone.</summary>
public sealed record RunRecord
{
    public const string SchemaName = "serbench.run";

    /// <summary>Raised when readers of the previous version would misunderstand a record.</summary>
    public const int CurrentVersion = 1;

    public string Schema { get; init; } = SchemaName;

    public int Version { get; init; } = CurrentVersion;

    public required DateTimeOffset Started { get; init; }

    public DateTimeOffset? Finished { get; init; }

    public RunState State { get; init; }

    public required ProfileRecord Profile { get; init; }

    public required string CommandLine { get; init; }

    /// <summary>The commit of the sources, with <c>+changes</c> when files differed from it; null outside a repository.</summary>
    public string? Commit { get; init; }

    public required EnvironmentStamp Environment { get; init; }

    /// <summary>The time of the fixed loop after the last row. It shows whether the machine changed its speed during the run.</summary>
    public double? ClosingLoopNanoseconds { get; init; }

    public required IReadOnlyList<LibraryOrigin> Libraries { get; init; }

    public required IReadOnlyList<AbsentPeer> AbsentPeers { get; init; }

    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    public required IReadOnlyList<CellRecord> Cells { get; init; }

    /// <summary>The rows to time, in order of importance.</summary>
    public required IReadOnlyList<RowRecord> Plan { get; init; }

    /// <summary>The rows that a budget left out of the plan, in order of importance.</summary>
    public IReadOnlyList<RowRecord> LeftOut { get; init; } = [];

    public IReadOnlyList<TimingRecord> Timings { get; init; } = [];

    /// <summary>The seed of the order of launches in a race; null if the run was no race.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public int? RaceSeed { get; init; }

    public IReadOnlyList<FirstCallRecord> FirstCalls { get; init; } = [];

    public AttackRecord? Attack { get; init; }

    public FairnessRecord? Fairness { get; init; }

    public MemoryRecord? Memory { get; init; }

    public EvolutionRecord? Evolution { get; init; }

    public ScalingRecord? Scaling { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public AotRecord? Aot { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public CountsRecord? Counts { get; init; }

    public TreeRecord? Tree { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public Question? Question { get; init; }

    [JsonIgnore]
    public Question Asked => Question ?? new();

    /// <summary>Further facts that a reader of the figures must know, such as cells left out or fewer samples.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];
}

/// <summary>How the rows of a run were measured.</summary>
/// <param name="Rounds">The launches per row. Each has its own process.</param>
/// <param name="IterationMilliseconds">The target length of an iteration; null if BenchmarkDotNet's default job decides.</param>
/// <param name="Iterations">The measured iterations per launch; null if BenchmarkDotNet's default job decides.</param>
public sealed record ProfileRecord(string Name, int Rounds, int? IterationMilliseconds, int? Iterations);
