using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.SystemTextJson;

/// <summary>One writer, reset for every message, over the caller's buffer; reading from a span.</summary>
internal readonly struct JsonCore<T> : IObjectCore<T>
{
    private readonly JsonTypeInfo<T> _type;
    private readonly EncodeBufferWriter _output = new();
    private readonly Utf8JsonWriter _writer;

    public JsonCore(JsonTypeInfo<T> type)
    {
        _type = type;

        // Text goes out as the UTF-8 it is: the default escapes all of it that is not ASCII, for the sake of HTML pages.
        // The encoder is the writer's, not the options': those would turn the generated writing code off.
        _writer = new Utf8JsonWriter(_output, new JsonWriterOptions
        {
            Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
            MaxDepth = type.Options.MaxDepth,
            SkipValidation = true,
        });
    }

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        _writer.Reset();
        JsonSerializer.Serialize(_writer, value, _type);
        _writer.Flush();
    }

    public T Decode(ArraySegment<byte> data) => JsonSerializer.Deserialize(data.AsSpan(), _type)!;
}
