namespace SerBench.Serializers.Peers.ForyPeer;

public partial class ForyDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All =>
    [
        .. Arrays(ForyCard.Main, ForyTypes.SameSchema),
        .. Arrays(ForyCard.Trusted, ForyTypes.Unchecked),
        .. Arrays(ForyCard.Main.Default, ForyTypes.Default),
    ];
}
