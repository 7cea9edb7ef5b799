namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>One serializer on the data of one scenario.</summary>
public sealed record Cell(ISerializer Serializer, IModel Model, Scenario Scenario)
{
    public CellId Id => new(Serializer.Id, Model.Id, Scenario.Name);
}

internal sealed class CellBinding(ISerializer serializer) : IModelVisitor<bool>
{
    public bool Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is { Shape: not CodecShape.SizeOnly };
}

/// <summary>The cells that the caller asked for. An empty list admits everything, but empty scenarios mean the first one of each model.</summary>
public sealed record CellFilter
{
    public IReadOnlyList<string> Serializers { get; init; } = [];

    public IReadOnlyList<string> Formats { get; init; } = [];

    public IReadOnlyList<string> Accesses { get; init; } = [];

    public IReadOnlyList<string> Models { get; init; } = [];

    public IReadOnlyList<string> Scenarios { get; init; } = [];

    public bool IsEmpty => Serializers.Count + Formats.Count + Accesses.Count + Models.Count + Scenarios.Count == 0;
}

public sealed record CheckedCell(Cell Cell, Outcome Outcome)
{
    public Outcome.Verified? Verified => Outcome as Outcome.Verified;

    public static CheckedCell Of(Cell cell) => new(cell, Verification.Check(cell));

    public CellRecord ToRecord()
    {
        CellId id = Cell.Id;
        return Outcome switch
        {
            Outcome.Verified verified => new CellRecord(
                id.Serializer, id.Model, id.Scenario, CellStatus.Verified, null, verified.Shape, verified.Size, verified.PayloadHash)
            {
                Compressed = verified.Compressed,
                Folds = verified.Folds,
                Lesson = verified.Lesson,
                Native = verified.Native,
            },
            Outcome.Dash dash => new CellRecord(id.Serializer, id.Model, id.Scenario, CellStatus.Dash, dash.Reason, null, null, null),
            Outcome.Failed failed => new CellRecord(id.Serializer, id.Model, id.Scenario, CellStatus.Failed, failed.What, null, null, null),
            _ => throw new InvalidOperationException($"{Outcome.GetType()} is no outcome."),
        };
    }
}

public abstract record Outcome
{
    private Outcome() { }

    public static Outcome Of(CellRecord record) => record.Status switch
    {
        CellStatus.Verified => new Verified(record.Shape!.Value, record.Size!, record.PayloadSha256!)
        {
            Compressed = record.Compressed,
            Folds = record.Folds,
            Lesson = record.Lesson,
            Native = record.Native,
        },
        CellStatus.Dash => new Dash(record.Reason!),
        _ => new Failed(record.Reason!),
    };

    /// <summary>Every instance came back equal. Only such cells are timed.</summary>
    /// <param name="Shape">The kind of result that decoding gives.</param>
    /// <param name="PayloadHash">The SHA-256 over all messages. The timing process must compute the same hash.</param>
    public sealed record Verified(CodecShape Shape, SizeRange Size, string PayloadHash) : Outcome
    {
        public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = CompressedSizes.None;

        /// <summary>What of null and empty comes back as the other, as a clause; null if nothing does.</summary>
        public string? Folds { get; init; }

        public string? Lesson { get; init; }

        /// <summary>Those of the operations <c>stream</c> and <c>pipe</c> for which the library has calls of its own; null if none.</summary>
        public IReadOnlyList<Operation>? Native { get; init; }
    }

    /// <summary>The serializer does not support the cell. This is no fault.</summary>
    public sealed record Dash(string Reason) : Outcome;

    /// <summary>The serializer is at fault. The cell is reported, never timed, and changes the exit code.</summary>
    public sealed record Failed(string What) : Outcome;
}
