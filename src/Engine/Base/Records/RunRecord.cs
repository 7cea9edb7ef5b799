namespace SerBench.Engine.Base.Records;

public sealed record RunRecord
{
    public const string SchemaName = "serbench.run";

    // The number rises when readers of the previous version would misunderstand a record.
    public const int CurrentVersion = 1;

    public string Schema { get; init; } = SchemaName;

    public int Version { get; init; } = CurrentVersion;

    public required DateTimeOffset Started { get; init; }

    public DateTimeOffset? Finished { get; init; }

    public RunState State { get; init; }

    public required ProfileRecord Profile { get; init; }

    public required string CommandLine { get; init; }

    // The value ends with +changes if files differed from the commit. Outside a repository, the value is null.
    public string? Commit { get; init; }

    public required EnvironmentStamp Environment { get; init; }

    // After all measurements, a loop of constant work is timed again to show whether the machine's speed changed.
    public double? ClosingLoopNanoseconds { get; init; }

    public required IReadOnlyList<LibraryOrigin> Libraries { get; init; }

    public required IReadOnlyList<AbsentPeer> AbsentPeers { get; init; }

    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    public required IReadOnlyList<CellRecord> Cells { get; init; }

    public required IReadOnlyList<RowRecord> Plan { get; init; }

    public IReadOnlyList<RowRecord> LeftOut { get; init; } = [];

    public IReadOnlyList<TimingRecord> Timings { get; init; } = [];

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

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public LoadRecord? Load { get; init; }

    public TreeRecord? Tree { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public Question? Question { get; init; }

    [JsonIgnore]
    public Question Asked => Question ?? new();

    public IReadOnlyList<string> Notes { get; init; } = [];

    public CellRecord? FindCell(CellId id) => Cells.FirstOrDefault(cell => cell.Id == id);

    public string NameOf(string model, string scenario) =>
        Plan.FirstOrDefault(row => row.Model == model) is { } first && first.Scenario != scenario ? $"{model} ({scenario})" : model;

    public AttackScore? ScoreOf(CellId cell) => Attack?.Find(cell.Serializer, cell.Model);
}

/// <param name="Rounds">how often each serializer is launched on each data set, each time in a new process.</param>
public sealed record ProfileRecord(string Name, int Rounds, int? IterationMilliseconds, int? Iterations);
