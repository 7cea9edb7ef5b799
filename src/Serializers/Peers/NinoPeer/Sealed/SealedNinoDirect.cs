using Nino.Core;
using SerBench.Serializers.Direct;

namespace SerBench.Serializers.Peers.NinoPeer.Sealed;

/// <summary>Nino with sealed classes, called without SerBench, into a buffer writer.</summary>
public sealed class SealedNinoDirect : IDirectCalls
{
    // A buffer of the same kind as that of the row: with two kinds in one process, the JIT could inline the calls of only one.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly NinoBufferWriter Output = new();

    public IEnumerable<DirectCall> All => Written();

    private static DirectCall[] Written() =>
    [
        DirectCall.Of<PersonTwin>(NinoCard.Sealed, "person", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<PersonTwin>(data)),
        DirectCall.Of<SimpleObjectTwin>(NinoCard.Sealed, "simple", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<SimpleObjectTwin>(data)),
        DirectCall.Of<ComplexObjectTwin>(NinoCard.Sealed, "complex", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<ComplexObjectTwin>(data)),
        DirectCall.Of<ComplexListTwin>(NinoCard.Sealed, "complex-list", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<ComplexListTwin>(data)),
        DirectCall.Of<DeepObjectTwin>(NinoCard.Sealed, "deep", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<DeepObjectTwin>(data)),
        DirectCall.Of<CarTwin>(NinoCard.Sealed, "car", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<CarTwin>(data)),
        DirectCall.Of<TreeNodeTwin>(NinoCard.Sealed, "tree", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<TreeNodeTwin>(data)),
    ];

    private static INinoBufferWriter Emptied()
    {
        Output.Begin(Buffer);
        return Output;
    }

    private static ReadOnlyMemory<byte> Message() => Buffer.Message;
}
