namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary><c>peer/MessagePack+convert</c>: from and to the models' own classes, the conversion timed.</summary>
public sealed class ConvertingMessagePackPeer : MessagePackPeer
{
    public override string Id => "peer/MessagePack+convert";

    public override string Title => "MessagePack-CSharp (UntrustedData), conversion included";

    protected override bool Converts => true;
}
