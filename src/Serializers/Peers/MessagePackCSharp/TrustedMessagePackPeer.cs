using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary><c>peer/MessagePack:trusted</c>: the library's default options, which it says are not for data from strangers.</summary>
public sealed class TrustedMessagePackPeer : MessagePackPeer
{
    public override string Id => "peer/MessagePack:trusted";

    public override string Title => "MessagePack-CSharp (trusted data only: default security, int keys, source-generated, IBufferWriter)";

    public override Traits Traits => base.Traits | Traits.TrustsInput;

    protected override Type Core => typeof(TrustedMessagePackCore<>);
}
