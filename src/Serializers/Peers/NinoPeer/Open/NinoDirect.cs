using Nino.Core;
using SerBench.Serializers.Direct;

namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary>Nino, called without SerBench: into a buffer writer, and into a new array.</summary>
public sealed class NinoDirect : IDirectCalls
{
    // A buffer of the same kind as that of the row: with two kinds in one process, the JIT could inline the calls of only one.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly NinoBufferWriter Output = new();

    public IEnumerable<DirectCall> All => [.. Written(), .. Arrays()];

    private static DirectCall[] Written() =>
    [
        DirectCall.Of<PersonTwin>(NinoCard.Main, "person", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<PersonTwin>(data)),
        DirectCall.Of<SimpleObjectTwin>(NinoCard.Main, "simple", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<SimpleObjectTwin>(data)),
        DirectCall.Of<ComplexObjectTwin>(NinoCard.Main, "complex", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<ComplexObjectTwin>(data)),
        DirectCall.Of<ComplexListTwin>(NinoCard.Main, "complex-list", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<ComplexListTwin>(data)),
        DirectCall.Of<DeepObjectTwin>(NinoCard.Main, "deep", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<DeepObjectTwin>(data)),
        DirectCall.Of<CarTwin>(NinoCard.Main, "car", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<CarTwin>(data)),
        DirectCall.Of<TreeNodeTwin>(NinoCard.Main, "tree", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<TreeNodeTwin>(data)),
    ];

    private static DirectCall[] Arrays() =>
    [
        DirectCall.Of<PersonTwin>(NinoCard.Main.Default, "person", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<PersonTwin>(data)),
        DirectCall.Of<SimpleObjectTwin>(NinoCard.Main.Default, "simple", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<SimpleObjectTwin>(data)),
        DirectCall.Of<ComplexObjectTwin>(NinoCard.Main.Default, "complex", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<ComplexObjectTwin>(data)),
        DirectCall.Of<ComplexListTwin>(NinoCard.Main.Default, "complex-list", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<ComplexListTwin>(data)),
        DirectCall.Of<DeepObjectTwin>(NinoCard.Main.Default, "deep", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<DeepObjectTwin>(data)),
        DirectCall.Of<CarTwin>(NinoCard.Main.Default, "car", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<CarTwin>(data)),
        DirectCall.Of<TreeNodeTwin>(NinoCard.Main.Default, "tree", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<TreeNodeTwin>(data)),
    ];

    private static INinoBufferWriter Emptied()
    {
        Output.Begin(Buffer);
        return Output;
    }

    private static ReadOnlyMemory<byte> Message() => Buffer.Message;
}
