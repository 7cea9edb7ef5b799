namespace SerBench.Serializers.Peers.MemoryPackPeer;

/// <summary><c>peer/MemoryPack+convert</c>: from and to the models' own classes, the conversion timed.</summary>
public sealed class ConvertingMemoryPackPeer : MemoryPackUtf8Peer
{
    public override string Id => "peer/MemoryPack+convert";

    public override string Title => "MemoryPack, conversion included";

    protected override bool Converts => true;
}
