using MessagePack;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

public partial class MessagePackDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All =>
    [
        .. Written(MessagePackCard.Main, MessagePackPeer.Options),
        .. Written(MessagePackCard.Trusted, MessagePackSerializerOptions.Standard),
        .. Written(MessagePackCard.Native, NativeMessagePackPeer.Options),
        .. Arrays(MessagePackCard.Main.Default),
    ];
}
