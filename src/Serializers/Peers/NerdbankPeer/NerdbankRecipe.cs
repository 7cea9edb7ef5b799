namespace SerBench.Serializers.Peers.NerdbankPeer;

public class NerdbankRecipe : Recipe
{
    private const string State = """
        private readonly EncodeBufferWriter _output = new();
        private readonly ITypeShape<$T> _shape = TypeShapeResolver.Resolve<$T>();

        public $C(object? context) { }
        """;

    public override string Id => "Nerdbank.MessagePack";

    public override string? Generator => "PolyType";

    public override string Attribute => "PolyType.GenerateShapeAttribute";

    public override IReadOnlyList<string> Packages => ["Nerdbank.MessagePack", "PolyType"];

    public override bool HasObjectKeys => true;

    public override IReadOnlyList<string> Usings => ["Nerdbank.MessagePack", "PolyType", "PolyType.Abstractions"];

    public override IReadOnlyList<Way> Ways =>
    [
        Written("Arrays", "NerdbankPeer.Serializer"),
        Written("Trusted", "NerdbankPeer.TrustedSerializer"),
        new(
            "Default", "buffer.Adopt(NerdbankPeer.DefaultSerializer.Serialize(value));",
            "NerdbankPeer.DefaultSerializer.Deserialize<$T>((ReadOnlyMemory<byte>)data)!"),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Written", "(value, output) => serializer.Serialize(output, value), data => serializer.Deserialize<$T>(data)!",
            "MessagePackSerializer serializer"),
        new("Arrays", "value => Default.Serialize(value), data => Default.Deserialize<$T>(data)!"),
    ];

    // The items of a bool array that the library has read may be other bytes than those of true and false.
    public override string? Refuse(ValueShape value) =>
        value is { SequenceKind: SequenceKind.Array, Item: { Kind: Kind.Boolean, IsNullableValue: false } }
            ? "the library changes arrays of Booleans"
            : null;

    public override string? UnionAttributesOf(string stem, IReadOnlyList<string> cases) =>
        string.Join('\n', cases.Select((one, number) => $"[DerivedTypeShape(typeof({one}), Tag = {number})]").Prepend("[GenerateShape]"));

    public override string Mark(ValueShape type) => "[GenerateShape]";

    public override string Mark(Field field) => $"[Key({field.Number - 1})]";

    protected static Way Written(string name, string serializer)
    {
        var service = new ServiceWay($"{serializer}.Serialize(output, value, _shape);", $"{serializer}.Deserialize(input, _shape)!");
        return new(
            name, $"_output.Begin(buffer);\n{serializer}.Serialize(_output, value, _shape);",
            $"{serializer}.Deserialize((ReadOnlyMemory<byte>)data, _shape)!", State)
        {
            Stream = service,
            Pipe = service,
        };
    }
}

// Without [Key] numbers, the library writes names as keys.
public sealed class MapNerdbankRecipe : NerdbankRecipe
{
    public override string Id => "Nerdbank.MessagePack:map";

    public override string Namespace => "SerBench.Serializers.Peers.NerdbankPeer.Maps";

    public override IReadOnlyList<Way> Ways => [Written("Maps", "NerdbankPeer.Serializer")];

    public override IReadOnlyList<DirectList> Direct => [base.Direct[0]];

    public override string Mark(Field field) => KeptNameOf(field) is { } name ? $"[PropertyShape(Name = \"{name}\")]" : "";
}
