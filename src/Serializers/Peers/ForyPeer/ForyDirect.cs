namespace SerBench.Serializers.Peers.ForyPeer;

/// <summary>Apache Fory, called without SerBench. The types are registered as for the rows, because messages contain their
/// numbers.</summary>
public partial class ForyDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All =>
        [.. Arrays(ForyCard.Main, ForyTypes.SameSchema), .. Arrays(ForyCard.Trusted, ForyTypes.Unchecked), .. Arrays(ForyCard.Main.Default, ForyTypes.Default)];
}
