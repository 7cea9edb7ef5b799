using SerBench.Serializers.Trees.Generic;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary><c>tree/google-protobuf</c>: the baseline of the published benchmark, copying the tree into messages and out of them included.</summary>
public sealed class GoogleProtobufTreeCodec() : SerializerTreeCodec(new ConvertingGoogleProtobufSerializer())
{
    public override string Id => "tree/google-protobuf";
}
