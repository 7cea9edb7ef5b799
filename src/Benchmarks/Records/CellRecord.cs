using System.Collections.ObjectModel;
using System.Text.Json.Serialization;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Records;

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
    public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = ReadOnlyDictionary<string, SizeRange>.Empty;

    [JsonIgnore]
    public CellId Id => new(Serializer, Model, Scenario);
}
