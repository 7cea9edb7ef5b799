namespace SerBench.Serializers.Emission.Recipes;

/// <summary>The code for MessagePack-CSharp, with numbers as keys: its author's choice for speed and size.</summary>
public sealed class MessagePackRecipe : Recipe
{
    private const string Write = "_output.Begin(buffer);\nMessagePackSerializer.Serialize(_output, value, MessagePackPeer.Options);";

    public override string Id => "MessagePack";

    public override string Attribute => "MessagePack.MessagePackObjectAttribute";

    public override IReadOnlyList<string> Packages => ["MessagePack", "MessagePack.Annotations", "MessagePackAnalyzer"];

    public override string Namespace => "SerBench.Serializers.Peers.MessagePackCSharp.Twins";

    public override IReadOnlyList<string> Usings => ["MessagePack"];

    public override IReadOnlyList<Way> Ways =>
    [
        new("Untrusted", Write, "MessagePackSerializer.Deserialize<$T>(data, MessagePackPeer.Options)", Way.Writer),
        new("Trusted", "_output.Begin(buffer);\nMessagePackSerializer.Serialize(_output, value);", "MessagePackSerializer.Deserialize<$T>(data)", Way.Writer),
        new("Default", "buffer.Adopt(MessagePackSerializer.Serialize(value));", "MessagePackSerializer.Deserialize<$T>(data)"),
    ];

    public override string? MarkUnion(IReadOnlyList<string> cases) =>
        string.Join('\n', cases.Select((one, number) => $"[Union({number}, typeof({one}))]"));

    public override string Mark(ValueShape type) => "[MessagePackObject]";

    public override string Mark(Field field) => $"[Key({field.Number - 1})]";
}
