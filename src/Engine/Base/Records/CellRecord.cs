using System.Collections.ObjectModel;

namespace SerBench.Engine.Base.Records;

// The facts about a cell that need no timing.
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
    // The serializer does not support the cell. This is no fault.
    public static CellRecord Unsupported(CellId id, string reason) =>
        new(id.Serializer, id.Model, id.Scenario, CellStatus.Dash, reason, null, null, null);

    // The serializer is at fault. The cell is reported, never timed, and changes the exit code.
    public static CellRecord Failed(CellId id, string fault) =>
        new(id.Serializer, id.Model, id.Scenario, CellStatus.Failed, fault, null, null, null);

    // The bytes of the first message by kind of part; null if the format cannot explain its bytes.
    public IReadOnlyList<KindRecord>? Anatomy { get; init; }

    // The parts of the first message; null if unknown, too many, or kept with another cell of the same messages.
    public IReadOnlyList<PartLine>? Parts { get; init; }

    // Sizes by compressor; each message is compressed by itself.
    public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = ReadOnlyDictionary<string, SizeRange>.Empty;

    // A clause: which values change between null and empty.
    [JsonPropertyName("folds")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? NullsChanged { get; init; }

    // Of a way for types that change: the structs that the library copies as in memory, so that readers of other versions misread them.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Rigid { get; init; }

    // A clause on the length and origin of a dictionary that was learned.
    [JsonPropertyName("lesson")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Dictionary { get; init; }

    // The operations stream and pipe, as far as the library has its own calls for these. Else messages are copied.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<Operation>? Native { get; init; }

    public string CallsOf(Operation operation) => Native?.Contains(operation) == true ? "native" : "adapted";

    // Null for a cell that may be measured.
    [JsonIgnore]
    public string? NotMeasured => Status switch
    {
        CellStatus.Dash => $"not measured: {Reason}",
        CellStatus.Failed => $"not measured, its check failed: {Reason}",
        _ => null,
    };

    public const string FoldsMark = "\u2021";

    [JsonIgnore]
    public string MarkOfFolds => NullsChanged is null ? "" : $" {FoldsMark}";

    [JsonIgnore]
    public CellId Id => new(Serializer, Model, Scenario);
}

// A short array per part: a record has thousands of parts.
internal sealed class PartLineConverter : JsonConverter<PartLine>
{
    private static readonly JsonSerializerOptions OneLine = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public override PartLine Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<string[]>(ref reader, options) is [{ } kind, { } length, { } bytes, { } name, { } value]
        && int.TryParse(length, out int count) && count >= 0
            ? new PartLine(kind, count, bytes, name, value)
            : throw new JsonException("A part is kind, length, bytes, name and value.");

    public override void Write(Utf8JsonWriter writer, PartLine value, JsonSerializerOptions options) =>
        writer.WriteRawValue(
            JsonSerializer.Serialize<string[]>([value.Kind, $"{value.Length}", value.Bytes, value.Name, value.Value], OneLine));
}
