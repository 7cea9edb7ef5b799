using MessagePack;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>MessagePack-CSharp, called without SerBench: into a buffer writer, and into a new array.</summary>
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
