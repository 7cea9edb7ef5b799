// System.Text.Json, by documented calls. A type needs: nothing, or a context.
// Values: a null byte[] is written as empty by the generated code (known and mended in its sources), and as null without it.
// Called alike: MediaContent, Mesh, PlayerList, UpdateList.
using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

[JsonSerializable(typeof(LogList))]
public sealed partial class LogListContext : JsonSerializerContext;

public static class UseLogList
{
    // SerBench timed the same calls with a writer that is kept and reset.
    // Text beyond ASCII is not escaped: do not write such JSON into HTML. Set on the serializer's options, the encoder would switch off the generated code.
    private static readonly JsonWriterOptions Options = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public static void Write(LogList value, IBufferWriter<byte> output)
    {
        using var writer = new Utf8JsonWriter(output, Options);
        JsonSerializer.Serialize(writer, value, LogListContext.Default.LogList);
    }

    public static LogList Read(ReadOnlySpan<byte> data) => JsonSerializer.Deserialize(data, LogListContext.Default.LogList)!;
}
