using System.Collections.ObjectModel;
using System.Text.Encodings.Web;
using System.Text.Json.Serialization;
using System.Text.Json;
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

/// <summary>What the check of a cell found.</summary>
public enum CellStatus
{
    Verified,
    Dash,
    Failed,
}

/// <summary>What one kind of part takes of a message.</summary>
/// <param name="Kind">A <see cref="PartKind"/> in its public spelling.</param>
/// <param name="Bytes">Its bytes.</param>
/// <param name="Parts">Its parts.</param>
public sealed record KindRecord(string Kind, int Bytes, int Parts)
{
    public static IReadOnlyList<KindRecord> Of(AnatomySummary summary) =>
        [.. summary.Totals.Select(total => new KindRecord(KebabCase.Of(total.Kind), total.Bytes, total.Parts))];
}

/// <summary>A part of a message as people read it.</summary>
/// <param name="Kind">A part kind in its public spelling.</param>
/// <param name="Length">How many bytes it takes.</param>
/// <param name="Bytes">The first of them, as hex, and how many more there are.</param>
/// <param name="Value">What they say, shortened to a line.</param>
[JsonConverter(typeof(PartLineConverter))]
public sealed record PartLine(string Kind, int Length, string Bytes, string Name, string Value)
{
    /// <summary>Longer messages are left to the command that explains one.</summary>
    private const int MostOfMessage = 100;

    /// <summary>The lines of a message, or null where there are too many for a report.</summary>
    public static IReadOnlyList<PartLine>? Keep(IReadOnlyList<PartLine> lines) => lines.Count <= MostOfMessage ? lines : null;
}

/// <summary>Writes a part as a short array: a record has thousands of them.</summary>
internal sealed class PartLineConverter : JsonConverter<PartLine>
{
    private static readonly JsonSerializerOptions OneLine = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public override PartLine Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<string[]>(ref reader, options) is [{ } kind, { } length, { } bytes, { } name, { } value] && int.TryParse(length, out int count) && count >= 0
            ? new PartLine(kind, count, bytes, name, value)
            : throw new JsonException("A part is kind, length, bytes, name and value.");

    public override void Write(Utf8JsonWriter writer, PartLine value, JsonSerializerOptions options) =>
        writer.WriteRawValue(JsonSerializer.Serialize<string[]>([value.Kind, $"{value.Length}", value.Bytes, value.Name, value.Value], OneLine));
}

/// <summary>Cells that write the same messages share the parts of the first one: a record keeps them once.</summary>
internal static class SharedParts
{
    /// <summary>The same cells; the parts of messages that several of them write are left with the first.</summary>
    public static CellRecord[] KeepOnce(IEnumerable<CellRecord> cells)
    {
        var seen = new HashSet<(string, string, string?)>();
        return [.. cells.Select(cell => cell.Parts is null || seen.Add(MessagesOf(cell)) ? cell : cell with { Parts = null })];
    }

    /// <summary>The parts of a cell's first message; null where the record has none.</summary>
    public static IReadOnlyList<PartLine>? Find(RunRecord record, CellRecord cell) =>
        cell.Parts ?? record.Cells.FirstOrDefault(other => other.Parts is not null && MessagesOf(other) == MessagesOf(cell))?.Parts;

    private static (string Model, string Scenario, string? Hash) MessagesOf(CellRecord cell) => (cell.Model, cell.Scenario, cell.PayloadSha256);
}
