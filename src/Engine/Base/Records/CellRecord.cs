using System.Collections.ObjectModel;

namespace SerBench.Engine.Base.Records;

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
    public static CellRecord Unsupported(CellId id, string reason) =>
        new(id.Serializer, id.Model, id.Scenario, CellStatus.Dash, reason, null, null, null);

    // A serializer that fails its check is reported and never timed, and changes the exit code.
    public static CellRecord Failed(CellId id, string fault) =>
        new(id.Serializer, id.Model, id.Scenario, CellStatus.Failed, fault, null, null, null);

    // The bytes of the first message by kind (value, length, name ...); null if unknown.
    public IReadOnlyList<KindRecord>? Anatomy { get; init; }

    // The list is null if the parts are unknown, too many, or kept in another CellRecord with the same messages.
    public IReadOnlyList<PartLine>? Parts { get; init; }

    // Each message is compressed alone.
    public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = ReadOnlyDictionary<string, SizeRange>.Empty;

    // This clause says which values change between null and empty.
    [JsonPropertyName("folds")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? NullsChanged { get; init; }

    // Names the structs whose memory the library copies. A program whose version of such a struct differs misreads the message.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Rigid { get; init; }

    // This clause says how long the compressor's learned dictionary is, and which messages it was learned from.
    [JsonPropertyName("lesson")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Dictionary { get; init; }

    // The library has its own calls for these operations (stream, pipe). For other operations the message is copied.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<Operation>? Native { get; init; }

    public string CallsOf(Operation operation) => Native?.Contains(operation) == true ? "native" : "adapted";

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

// A record has thousands of parts, so each part is written as a short JSON array.
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
