using SerBench.Serializers.Emission;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary>The direct calls of protobuf-net. The library takes types as they are, so its rows need no emitted code, but programs
/// without SerBench need its attributes.</summary>
public sealed class ProtobufNetRecipe : Recipe
{
    public override string Id => "protobuf-net";

    public override string Attribute => "ProtoBuf.ProtoContractAttribute";

    public override bool IsForModels => false;

    public override IReadOnlyList<string> Usings => ["ProtoBuf.Meta"];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Compiled",
            "() => ProtobufModel.CreateCompiled(typeof($M)), model => value => model.Serialize(Emptied(), value), _ => Written(), model => data => model.Deserialize<$M>((ReadOnlyMemory<byte>)data)",
            Method: "With<TypeModel, $M>"),
        new(
            "Published",
            "() => ProtobufModel.Create(typeof($M)), model => value => Write(model, value), _ => Published(), model => data => ($M)Read(model, data, typeof($M))",
            Method: "With<TypeModel, $M>"),
    ];

    public override string Mark(ValueShape type) => "[global::ProtoBuf.ProtoContract]";

    public override string Mark(Field field) => $"[global::ProtoBuf.ProtoMember({field.Number})]";
}
