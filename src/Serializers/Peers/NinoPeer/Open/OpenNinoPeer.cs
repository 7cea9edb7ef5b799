namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary>The library in its normal use, ready for classes that derive from the twins.</summary>
public class OpenNinoPeer : NinoRow
{
    public override string Id => NinoCard.Main;

    public override string Title => "Nino (generated, own INinoBufferWriter)";

    public override string Recipe => "Nino";
}

/// <summary>A byte array per message, as in the library's first example.</summary>
public sealed class DefaultNinoPeer : OpenNinoPeer
{
    public override string Id => NinoCard.Main.Default;

    public override string Title => "Nino (generated, new array per message)";

    protected override string Way => "Default";
}

/// <summary>From and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingNinoPeer : OpenNinoPeer
{
    public override string Id => NinoCard.Main.Converting;

    public override string Title => "Nino, conversion included";

    protected override bool Converts => true;
}
