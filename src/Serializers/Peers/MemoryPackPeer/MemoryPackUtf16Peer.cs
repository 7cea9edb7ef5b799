namespace SerBench.Serializers.Peers.MemoryPackPeer;

/// <summary><c>peer/MemoryPack:utf16</c>: text as it lies in memory.</summary>
public sealed class MemoryPackUtf16Peer : MemoryPackUtf8Peer
{
    public override string Id => "peer/MemoryPack:utf16";

    public override string Title => "MemoryPack (UTF-16, generated, IBufferWriter struct)";

    protected override Type Core => typeof(Utf16Core<>);
}
