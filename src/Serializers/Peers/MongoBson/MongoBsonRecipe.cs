namespace SerBench.Serializers.Peers.MongoBson;

public sealed class MongoBsonRecipe : Recipe
{
    private const string State = "private readonly MemoryStream _output = new();\n\npublic $C(object? context) => BsonForms.Register();";

    private const string Write = """
        _output.SetLength(0);
        using (var writer = new BsonBinaryWriter(_output))
        {
            BsonSerializer.Serialize(writer, value);
        }

        buffer.Borrow(new ArraySegment<byte>(_output.GetBuffer(), 0, (int)_output.Length));
        """;

    public override string Id => "MongoDB.Bson";

    public override IReadOnlyList<string> Packages => ["MongoDB.Bson"];

    public override IReadOnlyList<string> Usings =>
    [
        "MongoDB.Bson", "MongoDB.Bson.IO", "MongoDB.Bson.Serialization", "MongoDB.Bson.Serialization.Attributes",
        "SerBench.Serializers.Peers.MongoBson", "System.IO",
    ];

    public override IReadOnlyList<Way> Ways =>
    [
        new(
            "Written", Write,
            "BsonSerializer.Deserialize<$T>(BsonForms.Open(data))",
            State),
        new(
            "Default", "buffer.Adopt(value.ToBson());",
            "BsonSerializer.Deserialize<$T>(data.Count == data.Array!.Length ? data.Array : data.ToArray())", State),
        new("Limited", Write, "BsonSerializer.Deserialize<$T>(new LimitedBsonReader(data))", State),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new("Streamed", "value => Write(value), Written, data => BsonSerializer.Deserialize<$T>(data)"),
        new("Arrays", "value => value.ToBson(), data => BsonSerializer.Deserialize<$T>(data)"),
    ];

    public override string? Refuse(ValueShape value) =>
        value.SequenceKind == SequenceKind.Rectangular
            ? "MongoDB.Bson loses the lengths of empty arrays of several dimensions"
            : null;

    public override string Mark(ValueShape type) => "[BsonIgnoreExtraElements]";

    public override string Mark(Field field) => KeptNameOf(field) is { } name ? $"[BsonElement(\"{name}\")]" : "";
}
