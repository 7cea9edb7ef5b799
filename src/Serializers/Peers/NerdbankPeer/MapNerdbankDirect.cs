using Nerdbank.MessagePack;

namespace SerBench.Serializers.Peers.NerdbankPeer;

public partial class MapNerdbankDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All => Written(NerdbankCard.Map, NerdbankPeer.Serializer);
}
