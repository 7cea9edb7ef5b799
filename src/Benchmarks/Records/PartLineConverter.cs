using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

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
