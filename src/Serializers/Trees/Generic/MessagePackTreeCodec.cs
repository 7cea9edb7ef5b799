using SerBench.Formats.MessagePack;

namespace SerBench.Serializers.Trees.Generic;

/// <summary><c>tree/msgpack</c>: our own MessagePack, members by number.</summary>
public sealed class MessagePackTreeCodec : FormatTreeCodec<MessagePackFormat>
{
    public override string Id => "tree/msgpack";
}
