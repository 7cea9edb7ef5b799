using MemoryPack;

namespace SerBench.Serializers.Peers.MemoryPackPeer;

public partial class MemoryPackDirect : WriterCalls, IDirectCalls
{
    public IEnumerable<DirectCall> All =>
    [
        .. Written(MemoryPackCard.Main, MemoryPackSerializerOptions.Utf8),
        .. Written(MemoryPackCard.Utf16, MemoryPackSerializerOptions.Utf16),
        .. Arrays(MemoryPackCard.Main.Default),
    ];
}
