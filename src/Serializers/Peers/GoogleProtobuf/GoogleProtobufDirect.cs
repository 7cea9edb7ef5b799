namespace SerBench.Serializers.Peers.GoogleProtobuf;

public partial class GoogleProtobufDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All => [.. Written(GoogleProtobufCard.Main), .. Arrays(GoogleProtobufCard.Main.Default)];
}
