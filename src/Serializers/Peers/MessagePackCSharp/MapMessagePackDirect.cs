using MessagePack;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

public partial class MapMessagePackDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All => Written(MessagePackCard.Map, MessagePackPeer.Options);
}
