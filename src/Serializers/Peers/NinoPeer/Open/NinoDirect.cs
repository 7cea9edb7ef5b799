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
        DirectCall.Of<PersonTwin>("peer/Nino", "person", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<PersonTwin>(data)),
        DirectCall.Of<SimpleObjectTwin>("peer/Nino", "simple", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<SimpleObjectTwin>(data)),
        DirectCall.Of<ComplexObjectTwin>("peer/Nino", "complex", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<ComplexObjectTwin>(data)),
        DirectCall.Of<ComplexListTwin>("peer/Nino", "complex-list", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<ComplexListTwin>(data)),
        DirectCall.Of<DeepObjectTwin>("peer/Nino", "deep", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<DeepObjectTwin>(data)),
        DirectCall.Of<CarTwin>("peer/Nino", "car", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<CarTwin>(data)),
        DirectCall.Of<TreeNodeTwin>("peer/Nino", "tree", value => NinoSerializer.Serialize(value, Emptied()), Message, data => NinoDeserializer.Deserialize<TreeNodeTwin>(data)),
    ];

    private static DirectCall[] Arrays() =>
    [
        DirectCall.Of<PersonTwin>("peer/Nino:default", "person", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<PersonTwin>(data)),
        DirectCall.Of<SimpleObjectTwin>("peer/Nino:default", "simple", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<SimpleObjectTwin>(data)),
        DirectCall.Of<ComplexObjectTwin>("peer/Nino:default", "complex", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<ComplexObjectTwin>(data)),
        DirectCall.Of<ComplexListTwin>("peer/Nino:default", "complex-list", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<ComplexListTwin>(data)),
        DirectCall.Of<DeepObjectTwin>("peer/Nino:default", "deep", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<DeepObjectTwin>(data)),
        DirectCall.Of<CarTwin>("peer/Nino:default", "car", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<CarTwin>(data)),
        DirectCall.Of<TreeNodeTwin>("peer/Nino:default", "tree", value => NinoSerializer.Serialize(value), data => NinoDeserializer.Deserialize<TreeNodeTwin>(data)),
    ];

    private static INinoBufferWriter Emptied()
    {
        Output.Begin(Buffer);
        return Output;
    }

    private static ReadOnlyMemory<byte> Message() => Buffer.Message;
}
