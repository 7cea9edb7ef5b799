namespace SerBench.Serializers.Peers.BinaryWriterReader;

public sealed class BinaryWriterSerializer() : EmittedPeer(
    BinaryWriterCard.Main, "BinaryWriter/BinaryReader (a pair of methods per type, reused writer)", "BinaryWriter", "Stream")
{
    public override Traits Traits => Traits.TrustsInput | Traits.SameType;

    public override Assembly Library => typeof(BinaryWriter).Assembly;

    protected override string LibraryName => "BinaryReader";
}
