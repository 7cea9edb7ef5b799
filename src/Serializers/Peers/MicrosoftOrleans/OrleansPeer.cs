using Orleans.Serialization;

namespace SerBench.Serializers.Peers.MicrosoftOrleans;

public abstract class OrleansRow(string id, string title, string way) : EmittedPeer(id, title, "Microsoft.Orleans.Serialization", way)
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.Graph | Traits.ValidatesInput;

    public override Assembly Library => typeof(Orleans.Serialization.Serializer).Assembly;

    protected override string? GuardedWay => "Limited";

    protected override string LibraryName => "Orleans";
}

public sealed class OrleansPeer() : OrleansRow(OrleansCard.Main, "Orleans (generated, kept session, IBufferWriter struct)", "Written");

public sealed class DefaultOrleansPeer() : OrleansRow(OrleansCard.Main.Default, "Orleans (generated, new array per message)", "Default");
