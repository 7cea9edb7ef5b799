using MongoDB.Bson;

namespace SerBench.Serializers.Peers.MongoBson;

/// <summary>The library with class maps, into a stream that is kept.</summary>
public class MongoBsonPeer : EmittedPeer
{
    public override string Id => MongoBsonCard.Main;

    public override string Title => "MongoDB.Bson (class maps, kept MemoryStream)";

    public override Traits Traits => Traits.SelfDescribing | Traits.ValidatesInput;

    public override Assembly Library => typeof(BsonExtensionMethods).Assembly;

    public override string Recipe => "MongoDB.Bson";

    protected override string Way => "Written";

    protected override string? GuardedWay => "Limited";
}

/// <summary>A byte array per message, as in the library's first example.</summary>
public sealed class DefaultMongoBsonPeer : MongoBsonPeer
{
    public override string Id => MongoBsonCard.Main.Default;

    public override string Title => "MongoDB.Bson (class maps, new array per message)";

    protected override string Way => "Default";
}
