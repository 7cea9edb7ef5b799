namespace SerBench.Serializers.Peers.NinoPeer;

public partial class SealedNinoDirect : NinoCalls, IDirectCalls
{
    public IEnumerable<DirectCall> All => Written(NinoCard.Sealed);
}
