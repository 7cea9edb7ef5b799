using System.Collections.ObjectModel;

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
    /// <summary>A cell that its serializer does not support. This is no fault.</summary>
    public static CellRecord Dash(CellId id, string reason) =>
        new(id.Serializer, id.Model, id.Scenario, CellStatus.Dash, reason, null, null, null);

    /// <summary>A cell whose serializer is at fault. It is reported, never timed, and changes the exit code.</summary>
    public static CellRecord Failed(CellId id, string fault) =>
        new(id.Serializer, id.Model, id.Scenario, CellStatus.Failed, fault, null, null, null);

    /// <summary>The bytes of the first message by kind of part; null if the format cannot explain its bytes.</summary>
    public IReadOnlyList<KindRecord>? Anatomy { get; init; }

    /// <summary>The parts of the first message; null if unknown, too many, or kept with another cell of the same messages.</summary>
    public IReadOnlyList<PartLine>? Parts { get; init; }

    /// <summary>The sizes of the messages by compressor, with each message compressed by itself.</summary>
    public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = ReadOnlyDictionary<string, SizeRange>.Empty;

    /// <summary>A clause that says which values change between null and empty; null if none does.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Folds { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Lesson { get; init; }

    /// <summary>Of <c>stream</c> and <c>pipe</c>, those with own calls of the library; null if none. The other copies messages.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<Operation>? Native { get; init; }

    /// <summary><c>native</c> if the library's own calls serve the stream or pipe, else <c>adapted</c>.</summary>
    public string CallsOf(Operation operation) => Native?.Contains(operation) == true ? "native" : "adapted";

    public const string FoldsMark = "\u2021";

    [JsonIgnore]
    public string MarkOfFolds => Folds is null ? "" : $" {FoldsMark}";

    [JsonIgnore]
    public CellId Id => new(Serializer, Model, Scenario);
}

/// <summary>Writes a part as a short array, because a record has thousands of parts.</summary>
internal sealed class PartLineConverter : JsonConverter<PartLine>
{
    private static readonly JsonSerializerOptions OneLine = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public override PartLine Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<string[]>(ref reader, options) is [{ } kind, { } length, { } bytes, { } name, { } value] && int.TryParse(length, out int count) && count >= 0
            ? new PartLine(kind, count, bytes, name, value)
            : throw new JsonException("A part is kind, length, bytes, name and value.");

    public override void Write(Utf8JsonWriter writer, PartLine value, JsonSerializerOptions options) =>
        writer.WriteRawValue(
            JsonSerializer.Serialize<string[]>([value.Kind, $"{value.Length}", value.Bytes, value.Name, value.Value], OneLine));
}
