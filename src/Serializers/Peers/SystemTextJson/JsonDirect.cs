using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers.SystemTextJson.Contexts;

namespace SerBench.Serializers.Peers.SystemTextJson;

/// <summary>System.Text.Json, called without SerBench: by a writer that is used again, and into a new array.</summary>
public sealed class JsonDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All => [.. Written(SystemTextJsonCard.Main, isGenerated: true), .. Written(SystemTextJsonCard.Reflection, isGenerated: false), .. Arrays(SystemTextJsonCard.Main.Default)];

    private static DirectCall[] Written(string row, bool isGenerated) =>
    [
        DirectCall.With<Output<Person>, Person>(row, "person", () => new(isGenerated ? Generated(new PersonContext(JsonRules.Options)) : Reflected), json => value => json.Write(value), json => json.Written, json => data => JsonSerializer.Deserialize(data, json.Type)!),
        DirectCall.With<Output<SimpleObject>, SimpleObject>(row, "simple", () => new(isGenerated ? Generated(new SimpleObjectContext(JsonRules.Options)) : Reflected), json => value => json.Write(value), json => json.Written, json => data => JsonSerializer.Deserialize(data, json.Type)!),
        DirectCall.With<Output<ComplexObject>, ComplexObject>(row, "complex", () => new(isGenerated ? Generated(new ComplexObjectContext(JsonRules.Options)) : Reflected), json => value => json.Write(value), json => json.Written, json => data => JsonSerializer.Deserialize(data, json.Type)!),
        DirectCall.With<Output<ComplexList>, ComplexList>(row, "complex-list", () => new(isGenerated ? Generated(new ComplexListContext(JsonRules.Options)) : Reflected), json => value => json.Write(value), json => json.Written, json => data => JsonSerializer.Deserialize(data, json.Type)!),
        DirectCall.With<Output<DeepObject>, DeepObject>(row, "deep", () => new(isGenerated ? Generated(new DeepObjectContext(JsonRules.Options)) : Reflected), json => value => json.Write(value), json => json.Written, json => data => JsonSerializer.Deserialize(data, json.Type)!),
        DirectCall.With<Output<Car>, Car>(row, "car", () => new(isGenerated ? Generated(new CarContext(JsonRules.Options)) : Reflected), json => value => json.Write(value), json => json.Written, json => data => JsonSerializer.Deserialize(data, json.Type)!),
        DirectCall.With<Output<TreeNode>, TreeNode>(row, "tree", () => new(isGenerated ? Generated(new TreeNodeContext(JsonRules.Options)) : Reflected), json => value => json.Write(value), json => json.Written, json => data => JsonSerializer.Deserialize(data, json.Type)!),
    ];

    private static DirectCall[] Arrays(string row) =>
    [
        DirectCall.With<JsonTypeInfo<Person>, Person>(row, "person", () => new PersonContext(JsonRules.Options).Person, type => value => JsonSerializer.SerializeToUtf8Bytes(value, type), type => data => JsonSerializer.Deserialize(data, type)!),
        DirectCall.With<JsonTypeInfo<SimpleObject>, SimpleObject>(row, "simple", () => new SimpleObjectContext(JsonRules.Options).SimpleObject, type => value => JsonSerializer.SerializeToUtf8Bytes(value, type), type => data => JsonSerializer.Deserialize(data, type)!),
        DirectCall.With<JsonTypeInfo<ComplexObject>, ComplexObject>(row, "complex", () => new ComplexObjectContext(JsonRules.Options).ComplexObject, type => value => JsonSerializer.SerializeToUtf8Bytes(value, type), type => data => JsonSerializer.Deserialize(data, type)!),
        DirectCall.With<JsonTypeInfo<ComplexList>, ComplexList>(row, "complex-list", () => new ComplexListContext(JsonRules.Options).ComplexList, type => value => JsonSerializer.SerializeToUtf8Bytes(value, type), type => data => JsonSerializer.Deserialize(data, type)!),
        DirectCall.With<JsonTypeInfo<DeepObject>, DeepObject>(row, "deep", () => new DeepObjectContext(JsonRules.Options).DeepObject, type => value => JsonSerializer.SerializeToUtf8Bytes(value, type), type => data => JsonSerializer.Deserialize(data, type)!),
        DirectCall.With<JsonTypeInfo<Car>, Car>(row, "car", () => new CarContext(JsonRules.Options).Car, type => value => JsonSerializer.SerializeToUtf8Bytes(value, type), type => data => JsonSerializer.Deserialize(data, type)!),
        DirectCall.With<JsonTypeInfo<TreeNode>, TreeNode>(row, "tree", () => new TreeNodeContext(JsonRules.Options).TreeNode, type => value => JsonSerializer.SerializeToUtf8Bytes(value, type), type => data => JsonSerializer.Deserialize(data, type)!),
    ];

    private static JsonSerializerOptions Generated(JsonSerializerContext context) => context.Options;

    private static JsonSerializerOptions Reflected => new(JsonRules.Options)
    {
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
    };

    private sealed class Output<T>
    {
        private readonly ArrayBufferWriter<byte> _buffer = new();
        private readonly Utf8JsonWriter _writer;

        public Output(JsonSerializerOptions options)
        {
            Type = (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
            _writer = new Utf8JsonWriter(_buffer, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true });
        }

        public JsonTypeInfo<T> Type { get; }

        public ReadOnlyMemory<byte> Written => _buffer.WrittenMemory;

        public void Write(T value)
        {
            _buffer.ResetWrittenCount();
            _writer.Reset();
            JsonSerializer.Serialize(_writer, value, Type);
            _writer.Flush();
        }
    }
}
