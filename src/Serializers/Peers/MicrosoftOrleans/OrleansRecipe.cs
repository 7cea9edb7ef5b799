namespace SerBench.Serializers.Peers.MicrosoftOrleans;

public sealed class OrleansRecipe : Recipe
{
    private const string Open = "private readonly Orleans.Serialization.Serializer<$T> _serializer = OrleansSerializers.Open<$T>();\n";
    private const string Session = "private readonly SerializerSession _session = OrleansSerializers.OpenSession<$T>();\n";
    private const string Constructor = "\npublic $C(object? context) { }";

    private const string Write = "_serializer.Serialize(value, new DirectBufferWriter(buffer), OrleansSerializers.Emptied(_session));";

    public override string Id => "Microsoft.Orleans.Serialization";

    public override string Attribute => "Orleans.GenerateSerializerAttribute";

    public override IReadOnlyList<string> Packages => ["Orleans.Serialization", "Microsoft.Orleans.CodeGenerator"];

    public override bool HasObjectKeys => true;

    public override IReadOnlyList<string> Usings =>
        ["Orleans", "Orleans.Serialization", "Orleans.Serialization.Session", "SerBench.Serializers.Peers.MicrosoftOrleans"];

    public override IReadOnlyList<Way> Ways =>
    [
        new(
            "Written", Write, "_serializer.Deserialize((ReadOnlySpan<byte>)data, OrleansSerializers.Emptied(_session))!",
            Open + Session + Constructor)
        {
            // Streams are left out, because the library fails if a stream returns fewer bytes than asked for.
            Pipe = new(
                "_serializer.Serialize(value, output, OrleansSerializers.Emptied(_session));",
                "_serializer.Deserialize(input, OrleansSerializers.Emptied(_session))!"),
        },
        new(
            "Default", "buffer.Adopt(_serializer.SerializeToArray(value));", "_serializer.Deserialize((ReadOnlySpan<byte>)data)!",
            Open + Constructor),
        new("Limited", Write, "LimitedOrleans.Read(_serializer, data, _session)", Open + Session + Constructor),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new("Written", "() => new(), calls => calls.Write, _ => Written(), calls => calls.Read", Method: "With<Calls<$T>, $T>"),
        new(
            "Arrays",
            "OrleansSerializers.Open<$T>, serializer => value => serializer.SerializeToArray(value), "
            + "serializer => data => serializer.Deserialize(data)!",
            Method: "With<Orleans.Serialization.Serializer<$T>, $T>"),
    ];

    public override string Mark(ValueShape type) => "[GenerateSerializer]";

    public override string Mark(Field field) => $"[Id({field.Number - 1})]";
}
