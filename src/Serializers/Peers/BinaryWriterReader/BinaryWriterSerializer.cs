namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>The runtime's own writer and reader, with a pair of methods per type such as people write by hand.</summary>
public sealed class BinaryWriterSerializer() : EmittedPeer(
    BinaryWriterCard.Main, "BinaryWriter/BinaryReader (a pair of methods per type, reused writer)", "BinaryWriter", "Stream")
{
    public override Traits Traits => Traits.TrustsInput | Traits.SameType;

    public override Assembly Library => typeof(BinaryWriter).Assembly;

    protected override string LibraryName => "BinaryReader";
}
