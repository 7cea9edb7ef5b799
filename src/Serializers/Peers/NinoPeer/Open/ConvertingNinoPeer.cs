namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary><c>peer/Nino+convert</c>: from and to the models' own classes, the conversion timed.</summary>
public sealed class ConvertingNinoPeer : OpenNinoPeer
{
    public override string Id => "peer/Nino+convert";

    public override string Title => "Nino, conversion included";

    protected override bool Converts => true;
}
