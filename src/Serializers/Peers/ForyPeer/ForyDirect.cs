namespace SerBench.Serializers.Peers.ForyPeer;

// Types are registered as for the rows, because messages contain the numbers of types.
public partial class ForyDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All =>
    [
        .. Arrays(ForyCard.Main, ForyTypes.SameSchema),
        .. Arrays(ForyCard.Trusted, ForyTypes.Unchecked),
        .. Arrays(ForyCard.Main.Default, ForyTypes.Default),
    ];
}
