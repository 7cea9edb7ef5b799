namespace SerBench.Serializers.Peers.NinoPeer;

// The library copies adjacent numbers as one struct. Random padding would give equal values different messages, so emitted classes order
// their numbers without padding.
public class NinoRecipe : Recipe
{
    public override string Id => "Nino";

    public override string? Generator => "Nino.Generator";

    public override string Attribute => "Nino.Core.NinoTypeAttribute";

    public override IReadOnlyList<string> Packages => ["Nino.Core", "Nino.Generator"];

    public override string Namespace => "SerBench.Serializers.Peers.NinoPeer.Open";

    public override IReadOnlyList<string> Usings => ["Nino.Core"];

    public override IReadOnlyList<Way> Ways =>
    [
        new("Buffer", "_output.Begin(buffer);\nNinoSerializer.Serialize(value, _output);", "NinoDeserializer.Deserialize<$T>(data)",
            "private readonly NinoBufferWriter _output = new();\n\npublic $C(object? context) { }"),
        new("Default", "buffer.Adopt(NinoSerializer.Serialize(value));", "NinoDeserializer.Deserialize<$T>(data)"),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new("Written", "value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<$T>(data)"),
        new("Arrays", "value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<$T>(data)"),
    ];

    public override bool Takes(ValueShape value) => base.Takes(value) || StructLayout.IsUnmanaged(value);

    public override string? UnionAttributesOf(string stem, IReadOnlyList<string> cases) => "[NinoType]";

    public override string Mark(ValueShape type) => "[NinoType]";

    public override bool IsOpen => true;

    public override IEnumerable<Field?> Arrange(Shape shape) => StructLayout.WithoutPadding(shape.Fields);
}

public sealed class SealedNinoRecipe : NinoRecipe
{
    public override string Id => "Nino:sealed";

    public override string Namespace => "SerBench.Serializers.Peers.NinoPeer.Sealed";

    public override string Mark(ValueShape type) => "[NinoType(allowInheritance: false)]";

    public override bool IsOpen => false;
}
