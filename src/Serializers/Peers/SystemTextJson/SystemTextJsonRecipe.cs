namespace SerBench.Serializers.Peers.SystemTextJson;

public sealed class SystemTextJsonRecipe : Recipe
{
    private const string Info = "private readonly JsonTypeInfo<$T> _type;";

    private const string Open = "_type = (JsonTypeInfo<$T>)new $SContext(new((JsonSerializerOptions)context!)).GetTypeInfo(typeof($T))!;";

    private const string Read = "JsonSerializer.Deserialize(data.AsSpan(), _type)!";

    private const string Write = "_service.Reset(output);\nJsonSerializer.Serialize(_service, value, _type);\n_service.Flush();";

    public override string Id => "System.Text.Json";

    public override IReadOnlyList<string> Packages => ["System.Text.Json"];

    public override string Namespace => "SerBench.Serializers.Peers.SystemTextJson.Contexts";

    public override IReadOnlyList<string> Usings =>
    [
        "System.Text.Encodings.Web", "System.Text.Json", "System.Text.Json.Serialization", "System.Text.Json.Serialization.Metadata",
    ];

    // By default the library escapes all characters beyond ASCII. An encoder in the options would switch off generated writing code, so the
    // writer has the encoder.
    public override IReadOnlyList<Way> Ways =>
    [
        new(
            "Writer",
            "_output.Begin(buffer);\n_writer.Reset();\nJsonSerializer.Serialize(_writer, value, _type);\n_writer.Flush();",
            Read, $$"""
            {{Info}}
            private readonly EncodeBufferWriter _output = new();
            private readonly Utf8JsonWriter _writer;
            private readonly Utf8JsonWriter _service;

            public $C(object? context)
            {
                {{Open}}
                _writer = new Utf8JsonWriter(_output, JsonRules.WriterOptions(_type.Options));
                _service = new Utf8JsonWriter(System.IO.Stream.Null, JsonRules.WriterOptions(_type.Options));
            }
            """)
        {
            Stream = new(Write, "JsonSerializer.Deserialize(input, _type)!"),
            Pipe = new(Write, "JsonRules.Read(input, _type)"),
        },
        new(
            "Default", "buffer.Adopt(JsonSerializer.SerializeToUtf8Bytes(value, _type));", Read,
            $"{Info}\n\npublic $C(object? context) => {Open}"),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Written",
            "() => new(isGenerated ? Generated(new $SContext(JsonRules.Options)) : Reflected), json => value => json.Write(value), "
            + "json => json.Written, json => data => JsonSerializer.Deserialize(data, json.Type)!",
            "bool isGenerated",
            "With<Output<$M>, $M>"),
        new(
            "Arrays",
            "() => new $SContext(JsonRules.Options).$S, type => value => JsonSerializer.SerializeToUtf8Bytes(value, type), "
            + "type => data => JsonSerializer.Deserialize(data, type)!",
            Method: "With<JsonTypeInfo<$M>, $M>"),
    ];

    public override bool Takes(ValueShape value) => true;

    public override string DeclareOthers(string twin, string stem, IReadOnlyList<ValueShape> classes) =>
        $"[JsonSourceGenerationOptions(IncludeFields = true)]\n[JsonSerializable(typeof({twin}))]\n"
        + string.Concat(classes.Skip(1).Where(one => IsAmbiguous(one, classes)).Select((one, number) =>
            $"[JsonSerializable(typeof({CSharp.NameOf(one.Type)}), TypeInfoPropertyName = \"{stem}{number}\")]\n"))
        + $"internal sealed partial class {stem}Context : JsonSerializerContext;\n";

    // The source generator names both List<Value> and a class ListValue "ListValue", and drops one of two types of equal names.
    private static bool IsAmbiguous(ValueShape one, IReadOnlyList<ValueShape> classes) =>
        classes.Any(other => other != one && one.Type.Name.EndsWith(other.Type.Name, StringComparison.Ordinal));
}
