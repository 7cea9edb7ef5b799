namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary><c>peer/Google.Protobuf+convert</c>: the same library from and to the model's own classes, the conversion timed.</summary>
public sealed class ConvertingGoogleProtobufSerializer : GoogleProtobufSerializer
{
    public override string Id => "peer/Google.Protobuf+convert";

    public override string Title => "Google.Protobuf, conversion included";

    private protected override bool Converts => true;
}
