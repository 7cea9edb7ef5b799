namespace SerBench.Serializers.Peers.ForyPeer;

/// <summary>Apache Fory, called without SerBench. Types are registered as for the rows: messages contain their numbers.</summary>
public partial class ForyDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All =>
        [.. Arrays(ForyCard.Main, ForyTypes.SameSchema), .. Arrays(ForyCard.Trusted, ForyTypes.Unchecked), .. Arrays(ForyCard.Main.Default, ForyTypes.Default)];
}
