using Nerdbank.MessagePack;
using PolyType;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers.NerdbankPeer.Twins;

namespace SerBench.Serializers.Peers.NerdbankPeer;

/// <summary>Nerdbank.MessagePack, called without SerBench: into a buffer writer, and into a new array. The options are those of the rows.</summary>
public sealed class NerdbankDirect : IDirectCalls
{
    private static readonly MessagePackSerializer Serializer = NerdbankPeer.Serializer;
    private static readonly MessagePackSerializer Default = NerdbankPeer.DefaultSerializer;

    public IEnumerable<DirectCall> All => [.. Written("peer/Nerdbank.MessagePack"), .. Arrays("peer/Nerdbank.MessagePack:default")];

    private static DirectCall[] Written(string row) =>
    [
        DirectCall.Of<PersonTwin>(row, "person", (value, output) => Serializer.Serialize(output, value), data => Serializer.Deserialize<PersonTwin>(data)!),
        DirectCall.Of<SimpleObjectTwin>(row, "simple", (value, output) => Serializer.Serialize(output, value), data => Serializer.Deserialize<SimpleObjectTwin>(data)!),
        DirectCall.Of<ComplexObjectTwin>(row, "complex", (value, output) => Serializer.Serialize(output, value), data => Serializer.Deserialize<ComplexObjectTwin>(data)!),
        DirectCall.Of<ComplexListTwin>(row, "complex-list", (value, output) => Serializer.Serialize(output, value), data => Serializer.Deserialize<ComplexListTwin>(data)!),
        DirectCall.Of<DeepObjectTwin>(row, "deep", (value, output) => Serializer.Serialize(output, value), data => Serializer.Deserialize<DeepObjectTwin>(data)!),
        DirectCall.Of<CarTwin>(row, "car", (value, output) => Serializer.Serialize(output, value), data => Serializer.Deserialize<CarTwin>(data)!),
        DirectCall.Of<TreeNodeTwin>(row, "tree", (value, output) => Serializer.Serialize(output, value), data => Serializer.Deserialize<TreeNodeTwin>(data)!),
    ];

    private static DirectCall[] Arrays(string row) =>
    [
        DirectCall.Of<PersonTwin>(row, "person", value => Default.Serialize(value), data => Default.Deserialize<PersonTwin>(data)!),
        DirectCall.Of<SimpleObjectTwin>(row, "simple", value => Default.Serialize(value), data => Default.Deserialize<SimpleObjectTwin>(data)!),
        DirectCall.Of<ComplexObjectTwin>(row, "complex", value => Default.Serialize(value), data => Default.Deserialize<ComplexObjectTwin>(data)!),
        DirectCall.Of<ComplexListTwin>(row, "complex-list", value => Default.Serialize(value), data => Default.Deserialize<ComplexListTwin>(data)!),
        DirectCall.Of<DeepObjectTwin>(row, "deep", value => Default.Serialize(value), data => Default.Deserialize<DeepObjectTwin>(data)!),
        DirectCall.Of<CarTwin>(row, "car", value => Default.Serialize(value), data => Default.Deserialize<CarTwin>(data)!),
        DirectCall.Of<TreeNodeTwin>(row, "tree", value => Default.Serialize(value), data => Default.Deserialize<TreeNodeTwin>(data)!),
    ];
}
