using MemoryPack;

namespace SerBench.Serializers.Peers.MemoryPackPeer;

public partial class TolerantMemoryPackDirect : WriterCalls, IDirectCalls
{
    public IEnumerable<DirectCall> All => Written(MemoryPackCard.Tolerant, MemoryPackSerializerOptions.Utf8);
}
