namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary><c>peer/Nino</c>: the library as it comes, ready for classes that derive from the twins.</summary>
public class OpenNinoPeer : NinoRow
{
    public override string Id => "peer/Nino";

    public override string Title => "Nino (generated, own INinoBufferWriter)";
}
