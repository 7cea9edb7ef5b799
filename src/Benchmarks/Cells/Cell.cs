using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Benchmarks.Cells;

/// <summary>One serializer on the data of one scenario.</summary>
public sealed record Cell(ISerializer Serializer, IModel Model, Scenario Scenario)
{
    public CellId Id => new(Serializer.Id, Model.Id, Scenario.Name);
}

/// <summary>Which cells somebody asked for; an empty list means all (of scenarios: the first of each model).</summary>
public sealed record CellFilter
{
    public IReadOnlyList<string> Serializers { get; init; } = [];

    public IReadOnlyList<string> Formats { get; init; } = [];

    public IReadOnlyList<string> Accesses { get; init; } = [];

    public IReadOnlyList<string> Models { get; init; } = [];

    public IReadOnlyList<string> Scenarios { get; init; } = [];

    /// <summary>Whether nothing in particular was asked for.</summary>
    public bool IsEmpty => Serializers.Count + Formats.Count + Accesses.Count + Models.Count + Scenarios.Count == 0;
}

/// <summary>A cell with what its check found.</summary>
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
            },
            Outcome.Dash dash => new CellRecord(id.Serializer, id.Model, id.Scenario, CellStatus.Dash, dash.Reason, null, null, null),
            Outcome.Failed failed => new CellRecord(id.Serializer, id.Model, id.Scenario, CellStatus.Failed, failed.What, null, null, null),
            _ => throw new InvalidOperationException($"{Outcome.GetType()} is no outcome."),
        };
    }
}

/// <summary>What the check of a cell found.</summary>
public abstract record Outcome
{
    private Outcome()
    {
    }

    /// <summary>What a check found, as it was before it became a record.</summary>
    public static Outcome Of(CellRecord record) => record.Status switch
    {
        CellStatus.Verified => new Verified(record.Shape!.Value, record.Size!, record.PayloadSha256!),
        CellStatus.Dash => new Dash(record.Reason!),
        _ => new Failed(record.Reason!),
    };

    /// <summary>Every instance came back equal; only such a cell is timed.</summary>
    /// <param name="Shape">What decoding gives.</param>
    /// <param name="Size">Sizes of the messages.</param>
    /// <param name="PayloadHash">SHA-256 over all messages, which the timing process must find again.</param>
    public sealed record Verified(CodecShape Shape, SizeRange Size, string PayloadHash) : Outcome
    {
        /// <summary>Sizes of the messages compressed, by compressor.</summary>
        public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = CompressedSizes.None;
    }

    /// <summary>The serializer does not offer this; no fault.</summary>
    public sealed record Dash(string Reason) : Outcome;

    /// <summary>The serializer is wrong: reported, never timed, and the exit code says so.</summary>
    public sealed record Failed(string What) : Outcome;
}
