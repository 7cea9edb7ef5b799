using Nerdbank.MessagePack;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers.NerdbankPeer.Twins;

namespace SerBench.Serializers.Peers.NerdbankPeer;

/// <summary>Nerdbank.MessagePack, called without SerBench: into a buffer writer, and into a new array. The options are those of the rows.</summary>
public sealed class NerdbankDirect : IDirectCalls
{
    private static readonly MessagePackSerializer Default = NerdbankPeer.DefaultSerializer;

    public IEnumerable<DirectCall> All =>
    [
        .. Written(NerdbankCard.Main, NerdbankPeer.Serializer),
        .. Written(NerdbankCard.Trusted, NerdbankPeer.TrustedSerializer),
        .. Arrays(NerdbankCard.Main.Default),
    ];

    private static DirectCall[] Written(string row, MessagePackSerializer serializer) =>
    [
        DirectCall.Of<PersonTwin>(row, "person", (value, output) => serializer.Serialize(output, value), data => serializer.Deserialize<PersonTwin>(data)!),
        DirectCall.Of<SimpleObjectTwin>(row, "simple", (value, output) => serializer.Serialize(output, value), data => serializer.Deserialize<SimpleObjectTwin>(data)!),
        DirectCall.Of<ComplexObjectTwin>(row, "complex", (value, output) => serializer.Serialize(output, value), data => serializer.Deserialize<ComplexObjectTwin>(data)!),
        DirectCall.Of<ComplexListTwin>(row, "complex-list", (value, output) => serializer.Serialize(output, value), data => serializer.Deserialize<ComplexListTwin>(data)!),
        DirectCall.Of<DeepObjectTwin>(row, "deep", (value, output) => serializer.Serialize(output, value), data => serializer.Deserialize<DeepObjectTwin>(data)!),
        DirectCall.Of<CarTwin>(row, "car", (value, output) => serializer.Serialize(output, value), data => serializer.Deserialize<CarTwin>(data)!),
        DirectCall.Of<TreeNodeTwin>(row, "tree", (value, output) => serializer.Serialize(output, value), data => serializer.Deserialize<TreeNodeTwin>(data)!),
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
