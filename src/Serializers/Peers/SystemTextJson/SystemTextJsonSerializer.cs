using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json.Serialization.Metadata;
using System.Text.Json.Serialization;
using System.Text.Json;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.SystemTextJson;

/// <summary><c>peer/System.Text.Json</c>: the JSON library of the runtime with generated code for the models' own classes.</summary>
public sealed class SystemTextJsonSerializer : JsonRow
{
    public override string Id => "peer/System.Text.Json";

    public override string Title => "System.Text.Json (source-generated, reused Utf8JsonWriter)";

    public override Binding<T> Bind<T>()
    {
        var context = new ModelJsonContext(new JsonSerializerOptions { MaxDepth = LevelsPerObject * Depth });
        return context.GetTypeInfo(typeof(T)) is JsonTypeInfo<T> { SerializeHandler: not null } type
            ? To(type)
            : new Unsupported(typeof(T).Name, "ModelJsonContext does not list this type");
    }
}

/// <summary>The shared part of both rows of the library.</summary>
public abstract class JsonRow : ISerializer, IHasOrigin
{
    // Each level of objects may stand in an array, which is a level too.
    private protected const int LevelsPerObject = 2;

    public abstract string Id { get; }

    public abstract string Title { get; }

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SelfDescribing | Traits.ValidatesInput;

    public Assembly Library => typeof(JsonSerializer).Assembly;

    private protected static int Depth => Math.Min(Limits.MaxDepth, Limits.SafeDepth);

    public abstract Binding<T> Bind<T>();

    private protected static Binding<T> To<T>(JsonTypeInfo<T> type) =>
        Binding<T>.To(new GuardedCodec<T>(new ObjectCodec<T, JsonCore<T>>(new JsonCore<T>(type)), "System.Text.Json", Depth));
}

/// <summary>One writer, reset for every message, over the caller's buffer; reading from a span.</summary>
internal readonly struct JsonCore<T> : IObjectCore<T>
{
    private readonly JsonTypeInfo<T> _type;
    private readonly EncodeBufferWriter _output = new();
    private readonly Utf8JsonWriter _writer;

    public JsonCore(JsonTypeInfo<T> type)
    {
        _type = type;

        // Text is written as plain UTF-8. By default the library escapes all characters beyond ASCII, for HTML pages.
        // The encoder is set on the writer. Set on the options, it would switch off the generated writing code.
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

/// <summary>The code that the library's source generator writes for the models: no reflection at run time.</summary>
[JsonSerializable(typeof(Person))]
[JsonSerializable(typeof(SimpleObject))]
[JsonSerializable(typeof(ComplexObject))]
[JsonSerializable(typeof(ComplexList))]
[JsonSerializable(typeof(DeepObject))]
[JsonSerializable(typeof(Car))]
[JsonSerializable(typeof(TreeNode))]
internal sealed partial class ModelJsonContext : JsonSerializerContext;
