using System.Collections.ObjectModel;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Base.Records;

/// <summary>The facts about a cell that a run finds without timing.</summary>
/// <param name="Reason">The reason for a dash, or the fault of a failed cell.</param>
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
    /// <summary>The bytes of the first message by kind of part; null if the format cannot explain its bytes.</summary>
    public IReadOnlyList<KindRecord>? Anatomy { get; init; }

    /// <summary>The parts of the first message; null if they are unknown, too many, or kept with another cell that writes the same messages.</summary>
    public IReadOnlyList<PartLine>? Parts { get; init; }

    /// <summary>The sizes of the messages by compressor, with each message compressed by itself.</summary>
    public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = ReadOnlyDictionary<string, SizeRange>.Empty;

    /// <summary>What of null and empty comes back as the other, as a clause; null if all values come back as they were.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Folds { get; init; }

    /// <summary>Stands after names and sizes of cells with folds.</summary>
    public const string FoldsMark = "\u2021";

    [JsonIgnore]
    public string MarkOfFolds => Folds is null ? "" : $" {FoldsMark}";

    [JsonIgnore]
    public CellId Id => new(Serializer, Model, Scenario);
}

/// <summary>The result of the check of a cell.</summary>
public enum CellStatus
{
    Verified,
    Dash,
    Failed,
}

/// <summary>The share of one kind of part in a message.</summary>
/// <param name="Kind">A <see cref="PartKind"/> in its public spelling.</param>
/// <param name="Bytes">The bytes of all parts of this kind.</param>
/// <param name="Parts">The number of parts of this kind.</param>
public sealed record KindRecord(string Kind, int Bytes, int Parts)
{
    public static IReadOnlyList<KindRecord> Of(AnatomySummary summary) =>
        [.. summary.Totals.Select(total => new KindRecord(KebabCase.Of(total.Kind), total.Bytes, total.Parts))];
}

/// <summary>A part of a message, in a form for people.</summary>
/// <param name="Kind">A part kind in its public spelling.</param>
/// <param name="Length">The number of bytes of the part.</param>
/// <param name="Bytes">The first bytes as hex, and the number of those that are not shown.</param>
/// <param name="Value">The meaning of the bytes, shortened to a line.</param>
[JsonConverter(typeof(PartLineConverter))]
public sealed record PartLine(string Kind, int Length, string Bytes, string Name, string Value)
{
    /// <summary>The most parts that a record keeps of a message. The command <c>explain</c> shows messages with more.</summary>
    private const int MostOfMessage = 100;

    /// <summary>The lines of a message; null if there are too many for a report.</summary>
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
    /// <summary>Returns the same cells. If several cells write the same messages, only the first keeps the parts.</summary>
    public static CellRecord[] KeepOnce(IEnumerable<CellRecord> cells)
    {
        var seen = new HashSet<(string, string, string?)>();
        return [.. cells.Select(cell => cell.Parts is null || seen.Add(MessagesOf(cell)) ? cell : cell with { Parts = null })];
    }

    /// <summary>The parts of a cell's first message; null if the record has none.</summary>
    public static IReadOnlyList<PartLine>? Find(RunRecord record, CellRecord cell) =>
        cell.Parts ?? record.Cells.FirstOrDefault(other => other.Parts is not null && MessagesOf(other) == MessagesOf(cell))?.Parts;

    private static (string Model, string Scenario, string? Hash) MessagesOf(CellRecord cell) => (cell.Model, cell.Scenario, cell.PayloadSha256);
}
