namespace SerBench.Serializers.Peers.NinoPeer.Sealed;

public sealed class SealedNinoPeer()
    : NinoRow(NinoCard.Sealed, "Nino (sealed classes, generated, own INinoBufferWriter)", "Nino:sealed", "Buffer")
{
    protected override string? Refuse(Type twin) =>
        base.Refuse(twin) ?? (twin.IsSealed ? null : "it is not sealed; peer/Nino takes it as it is");
}
