using MessagePack;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

public partial class MessagePackDirect : IDirectCalls
{
    private static readonly MessagePackSerializerOptions Untrusted = MessagePackSerializerOptions.Standard.WithSecurity(
        MessagePackSecurity.UntrustedData);

    public IEnumerable<DirectCall> All =>
    [
        .. Written(MessagePackCard.Main, Untrusted),
        .. Written(MessagePackCard.Trusted, MessagePackSerializerOptions.Standard),
        .. Written(MessagePackCard.Native, NativeMessagePackPeer.Options),
        .. Arrays(MessagePackCard.Main.Default),
    ];
}
