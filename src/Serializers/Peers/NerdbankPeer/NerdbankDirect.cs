using Nerdbank.MessagePack;

namespace SerBench.Serializers.Peers.NerdbankPeer;

public partial class NerdbankDirect : IDirectCalls
{
    protected static readonly MessagePackSerializer Default = NerdbankPeer.DefaultSerializer;

    public IEnumerable<DirectCall> All =>
    [
        .. Written(NerdbankCard.Main, NerdbankPeer.Serializer),
        .. Written(NerdbankCard.Trusted, NerdbankPeer.TrustedSerializer),
        .. Arrays(NerdbankCard.Main.Default),
    ];
}
