namespace SerBench.Serializers.Peers.MessagePackCSharp;

public class MessagePackRecipe : Recipe
{
    public override string Id => "MessagePack";

    public override string? Generator => "MessagePackAnalyzer";

    public override string Attribute => "MessagePack.MessagePackObjectAttribute";

    public override IReadOnlyList<string> Packages => ["MessagePack", "MessagePack.Annotations", "MessagePackAnalyzer"];

    public override bool HasObjectKeys => true;

    public override string? Refuse(ValueShape value) => value is { Kind: Kind.Map, Key.Kind: Kind.Object }
        ? "with MessagePackSecurity.UntrustedData MessagePack reads no maps whose keys are objects (it does by default, "
            + "and then strangers can choose keys that collide)"
        : null;

    public override IReadOnlyList<string> Usings => ["MessagePack"];

    public override IReadOnlyList<Way> Ways =>
    [
        Written("Untrusted", ", MessagePackPeer.Options"),
        Written("Trusted", ""),
        Written("Native", ", NativeMessagePackPeer.Options"),
        new("Default", "buffer.Adopt(MessagePackSerializer.Serialize(value));", "MessagePackSerializer.Deserialize<$T>(data)"),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Written",
            "(value, output) => MessagePackSerializer.Serialize(output, value, options), "
            + "data => MessagePackSerializer.Deserialize<$T>(data, options)",
            "MessagePackSerializerOptions options"),
        new("Arrays", "value => MessagePackSerializer.Serialize(value), data => MessagePackSerializer.Deserialize<$T>(data)"),
    ];

    public override string? UnionAttributesOf(string stem, IReadOnlyList<string> cases) =>
        string.Join('\n', cases.Select((one, number) => $"[Union({number}, typeof({one}))]").Prepend("[MessagePackObject]"));

    public override string Mark(ValueShape type) => "[MessagePackObject]";

    public override string Mark(Field field) => $"[Key({field.Number - 1})]";

    protected static Way Written(string name, string options)
    {
        var service = new ServiceWay(
            $"MessagePackSerializer.Serialize(output, value{options});", $"MessagePackSerializer.Deserialize<$T>(input{options})");
        return new(
            name, $"_output.Begin(buffer);\nMessagePackSerializer.Serialize(_output, value{options});",
            $"MessagePackSerializer.Deserialize<$T>(data{options})", Way.Writer)
        {
            Stream = service,
            Pipe = service,
        };
    }
}

// The library ignores [Key] if keyAsPropertyName is true, so in a class with a renamed member every member gets a [Key] instead.
public sealed class MapMessagePackRecipe : MessagePackRecipe
{
    public override string Id => "MessagePack:map";

    public override string Namespace => "SerBench.Serializers.Peers.MessagePackCSharp.Maps";

    public override IReadOnlyList<Way> Ways => [Written("Untrusted", ", MessagePackPeer.Options")];

    public override IReadOnlyList<DirectList> Direct => [base.Direct[0]];

    public override string Mark(ValueShape type) =>
        HasKeptNames(type.Type) ? "[MessagePackObject]" : "[MessagePackObject(keyAsPropertyName: true)]";

    public override string Mark(Field field) =>
        HasKeptNames(field.Member.DeclaringType!) ? $"[Key(\"{KeptNameOf(field) ?? field.Name}\")]" : "";

    private static bool HasKeptNames(Type type) => Shape.Of(type).Fields.Any(field => KeptNameOf(field) is not null);
}
