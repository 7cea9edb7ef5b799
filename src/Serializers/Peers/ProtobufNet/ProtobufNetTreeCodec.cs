using SerBench.Serializers.Trees.Generic;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary><c>tree/protobuf-net</c>: the library over the tree's own class.</summary>
public sealed class ProtobufNetTreeCodec() : SerializerTreeCodec(new ProtobufNetSerializer())
{
    public override string Id => "tree/protobuf-net";
}
