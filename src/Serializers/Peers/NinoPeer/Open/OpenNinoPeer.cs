namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary><c>peer/Nino</c>: the library in its normal use, ready for classes that derive from the twins.</summary>
public class OpenNinoPeer : NinoRow
{
    public override string Id => "peer/Nino";

    public override string Title => "Nino (generated, own INinoBufferWriter)";
}

/// <summary><c>peer/Nino+convert</c>: from and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingNinoPeer : OpenNinoPeer
{
    public override string Id => "peer/Nino+convert";

    public override string Title => "Nino, conversion included";

    protected override bool Converts => true;
}
