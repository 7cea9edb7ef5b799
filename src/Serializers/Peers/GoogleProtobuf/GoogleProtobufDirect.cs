namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary>Google.Protobuf, called without SerBench: into a buffer writer, and into a new array.</summary>
public partial class GoogleProtobufDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All => [.. Written(GoogleProtobufCard.Main), .. Arrays(GoogleProtobufCard.Main.Default)];
}
