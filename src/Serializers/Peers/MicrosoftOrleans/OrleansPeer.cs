using Orleans.Serialization;

namespace SerBench.Serializers.Peers.MicrosoftOrleans;

/// <summary>The library with generated code and a kept session, into a buffer writer.</summary>
public class OrleansPeer : EmittedPeer
{
    public override string Id => OrleansCard.Main;

    public override string Title => "Orleans (generated, kept session, IBufferWriter struct)";

    public override Traits Traits => Traits.NeedsCodeChange | Traits.Graph | Traits.ValidatesInput;

    public override Assembly Library => typeof(Orleans.Serialization.Serializer).Assembly;

    public override string Recipe => "Microsoft.Orleans.Serialization";

    protected override string Way => "Written";

    protected override string? GuardedWay => "Limited";

    protected override string LibraryName => "Orleans";
}

/// <summary>A byte array per message, as in the library's first example.</summary>
public sealed class DefaultOrleansPeer : OrleansPeer
{
    public override string Id => OrleansCard.Main.Default;

    public override string Title => "Orleans (generated, new array per message)";

    protected override string Way => "Default";
}
