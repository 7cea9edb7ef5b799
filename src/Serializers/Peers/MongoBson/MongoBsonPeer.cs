using MongoDB.Bson;

namespace SerBench.Serializers.Peers.MongoBson;

public abstract class MongoBsonRow(string id, string title, string way) : EmittedPeer(id, title, "MongoDB.Bson", way)
{
    public override Traits Traits => Traits.SelfDescribing | Traits.ValidatesInput;

    public override Assembly Library => typeof(BsonExtensionMethods).Assembly;

    protected override string? GuardedWay => "Limited";
}

public sealed class MongoBsonPeer() : MongoBsonRow(MongoBsonCard.Main, "MongoDB.Bson (class maps, kept MemoryStream)", "Written");

public sealed class DefaultMongoBsonPeer()
    : MongoBsonRow(MongoBsonCard.Main.Default, "MongoDB.Bson (class maps, new array per message)", "Default");
