using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Serializers.Peers.SystemTextJson;

public sealed class ReflectionJsonSerializer : ISerializer, IHasOrigin
{
    public string Id => SystemTextJsonCard.Reflection;

    public string Title => "System.Text.Json (reflection, reused Utf8JsonWriter)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => JsonRules.Traits;

    public Assembly Library => typeof(JsonSerializer).Assembly;

    public Binding<T> Bind<T>()
    {
        JsonSerializerOptions options = JsonRules.Reflected;
        return JsonMembers.FindLost(typeof(T), options) is { } lost
            ? lost
            : Binding<T>.To(new GuardedCodec<T>(
                new ObjectCodec<T, JsonCore<T>>(new JsonCore<T>((JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)))), "System.Text.Json",
                JsonRules.Depth));
    }
}

internal readonly struct JsonCore<T> : IObjectCore<T>
{
    private readonly JsonTypeInfo<T> _type;
    private readonly EncodeBufferWriter _output = new();
    private readonly Utf8JsonWriter _writer;

    public JsonCore(JsonTypeInfo<T> type)
    {
        _type = type;
        _writer = new Utf8JsonWriter(_output, JsonRules.WriterOptions(type.Options));
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
