using System.Text.Json.Serialization;
using SerBench.Benchmarks.Cells;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Results;

/// <summary>What a run found of a cell without timing it.</summary>
/// <param name="Reason">Why there is a dash, or what failed.</param>
public sealed record CellRecord(
    string Serializer,
    string Model,
    string Scenario,
    CellStatus Status,
    string? Reason,
    CodecShape? Shape,
    SizeRange? Size,
    string? PayloadSha256)
{
    /// <summary>How the bytes of the first message are shared among the kinds of part; null where nothing explains them.</summary>
    public IReadOnlyList<KindRecord>? Anatomy { get; init; }

    /// <summary>The parts of the first message; null where nothing explains them, where they are many, and where another cell with the same messages has them.</summary>
    public IReadOnlyList<PartLine>? Parts { get; init; }

    /// <summary>The sizes of the messages when each is compressed by itself, by compressor.</summary>
    public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = CompressedSizes.None;

    [JsonIgnore]
    public CellId Id => new(Serializer, Model, Scenario);

    public static CellRecord Of(CheckedCell cell)
    {
        CellId id = cell.Cell.Id;
        return cell.Outcome switch
        {
            Outcome.Verified verified => new CellRecord(
                id.Serializer, id.Model, id.Scenario, CellStatus.Verified, null, verified.Shape, verified.Size, verified.PayloadHash)
            {
                Compressed = verified.Compressed,
            },
            Outcome.Dash dash => new CellRecord(id.Serializer, id.Model, id.Scenario, CellStatus.Dash, dash.Reason, null, null, null),
            Outcome.Failed failed => new CellRecord(id.Serializer, id.Model, id.Scenario, CellStatus.Failed, failed.What, null, null, null),
            _ => throw new InvalidOperationException($"{cell.Outcome.GetType()} is no outcome."),
        };
    }

    /// <summary>What the check found, as it was before it became a record.</summary>
    public Outcome ToOutcome() => Status switch
    {
        CellStatus.Verified => new Outcome.Verified(Shape!.Value, Size!, PayloadSha256!),
        CellStatus.Dash => new Outcome.Dash(Reason!),
        _ => new Outcome.Failed(Reason!),
    };
}
