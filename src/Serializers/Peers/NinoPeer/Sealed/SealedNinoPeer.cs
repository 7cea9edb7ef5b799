namespace SerBench.Serializers.Peers.NinoPeer.Sealed;

/// <summary>Sealed twins, so the library knows that no class derives from them.</summary>
public sealed class SealedNinoPeer : NinoRow
{
    public override string Id => NinoCard.Sealed;

    public override string Title => "Nino (sealed classes, generated, own INinoBufferWriter)";

    public override string Recipe => "Nino:sealed";

    protected override string? Refuse(Type twin) => base.Refuse(twin) ?? (twin.IsSealed ? null : "it is not sealed; peer/Nino takes it as it is");
}
