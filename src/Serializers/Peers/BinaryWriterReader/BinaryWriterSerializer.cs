namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>The runtime's own writer and reader, with a pair of methods per type such as people write by hand.</summary>
public sealed class BinaryWriterSerializer : EmittedPeer
{
    public override string Id => BinaryWriterCard.Main;

    public override string Title => "BinaryWriter/BinaryReader (a pair of methods per type, reused writer)";

    public override Traits Traits => Traits.TrustsInput | Traits.SameType;

    public override Assembly Library => typeof(BinaryWriter).Assembly;

    public override string Recipe => "BinaryWriter";

    protected override string Way => "Stream";

    protected override string LibraryName => "BinaryReader";
}
