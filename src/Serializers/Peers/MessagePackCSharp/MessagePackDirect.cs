using MessagePack;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers.MessagePackCSharp.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>MessagePack-CSharp, called without SerBench: into a buffer writer, and into a new array.</summary>
public sealed class MessagePackDirect : IDirectCalls
{
    private static readonly MessagePackSerializerOptions Untrusted = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public IEnumerable<DirectCall> All =>
    [
        .. Written(MessagePackCard.Main, Untrusted),
        .. Written(MessagePackCard.Trusted, MessagePackSerializerOptions.Standard),
        .. Written(MessagePackCard.Native, NativeMessagePackPeer.Options),
        .. Arrays(MessagePackCard.Main.Default),
    ];

    private static DirectCall[] Written(string row, MessagePackSerializerOptions options) =>
    [
        DirectCall.Of<PersonTwin>(row, "person", (value, output) => MessagePackSerializer.Serialize(output, value, options), data => MessagePackSerializer.Deserialize<PersonTwin>(data, options)),
        DirectCall.Of<SimpleObjectTwin>(row, "simple", (value, output) => MessagePackSerializer.Serialize(output, value, options), data => MessagePackSerializer.Deserialize<SimpleObjectTwin>(data, options)),
        DirectCall.Of<ComplexObjectTwin>(row, "complex", (value, output) => MessagePackSerializer.Serialize(output, value, options), data => MessagePackSerializer.Deserialize<ComplexObjectTwin>(data, options)),
        DirectCall.Of<ComplexListTwin>(row, "complex-list", (value, output) => MessagePackSerializer.Serialize(output, value, options), data => MessagePackSerializer.Deserialize<ComplexListTwin>(data, options)),
        DirectCall.Of<DeepObjectTwin>(row, "deep", (value, output) => MessagePackSerializer.Serialize(output, value, options), data => MessagePackSerializer.Deserialize<DeepObjectTwin>(data, options)),
        DirectCall.Of<CarTwin>(row, "car", (value, output) => MessagePackSerializer.Serialize(output, value, options), data => MessagePackSerializer.Deserialize<CarTwin>(data, options)),
        DirectCall.Of<TreeNodeTwin>(row, "tree", (value, output) => MessagePackSerializer.Serialize(output, value, options), data => MessagePackSerializer.Deserialize<TreeNodeTwin>(data, options)),
    ];

    private static DirectCall[] Arrays(string row) =>
    [
        DirectCall.Of<PersonTwin>(row, "person", value => MessagePackSerializer.Serialize(value), data => MessagePackSerializer.Deserialize<PersonTwin>(data)),
        DirectCall.Of<SimpleObjectTwin>(row, "simple", value => MessagePackSerializer.Serialize(value), data => MessagePackSerializer.Deserialize<SimpleObjectTwin>(data)),
        DirectCall.Of<ComplexObjectTwin>(row, "complex", value => MessagePackSerializer.Serialize(value), data => MessagePackSerializer.Deserialize<ComplexObjectTwin>(data)),
        DirectCall.Of<ComplexListTwin>(row, "complex-list", value => MessagePackSerializer.Serialize(value), data => MessagePackSerializer.Deserialize<ComplexListTwin>(data)),
        DirectCall.Of<DeepObjectTwin>(row, "deep", value => MessagePackSerializer.Serialize(value), data => MessagePackSerializer.Deserialize<DeepObjectTwin>(data)),
        DirectCall.Of<CarTwin>(row, "car", value => MessagePackSerializer.Serialize(value), data => MessagePackSerializer.Deserialize<CarTwin>(data)),
        DirectCall.Of<TreeNodeTwin>(row, "tree", value => MessagePackSerializer.Serialize(value), data => MessagePackSerializer.Deserialize<TreeNodeTwin>(data)),
    ];
}
