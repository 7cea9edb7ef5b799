using Apache.Fory;

namespace SerBench.Serializers.Peers.ForyPeer;

/// <summary>Writer and reader have one schema, which its documentation names as the faster way, and the schema is checked, as the
/// documentation advises for untrusted data.</summary>
public class ForyRow : EmittedPeer
{
    public override string Id => ForyCard.Main;

    public override string Title => "Apache Fory (Compatible(false), CheckStructVersion, source-generated, Guid and char by a Serializer<T> of ours, new array per message)";

    public override Traits Traits => Traits.NeedsCodeChange | Traits.NeedsRegistration | Traits.ValidatesInput | Traits.SameType;

    public override Assembly Library => typeof(Fory).Assembly;

    public override string Recipe => "Apache.Fory";

    protected override string Way => "SameSchema";

    protected override int MaxDepth => Limits.SafeDepth / ForyTypes.LevelsPerObject;
}

/// <summary>The same without the check of the schema, as in the example of the documentation's page on configuration.</summary>
public sealed class TrustedForyRow : ForyRow
{
    public override string Id => ForyCard.Trusted;

    public override string Title => "Apache Fory (trusted data only: Compatible(false), source-generated, Guid and char by a Serializer<T> of ours, new array per message)";

    public override Traits Traits => base.Traits | Traits.TrustsInput;

    protected override string Way => "Unchecked";
}

/// <summary>From and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingForyRow : ForyRow
{
    public override string Id => ForyCard.Main.Converting;

    public override string Title => "Apache Fory, conversion included";

    protected override bool Converts => true;
}

/// <summary>The default options, with metadata for other versions of the schema, as in the library's first example.</summary>
public sealed class DefaultForyRow : ForyRow
{
    public override string Id => ForyCard.Main.Default;

    public override string Title => "Apache Fory (default: schema evolution, source-generated, Guid and char by a Serializer<T> of ours, new array per message)";

    public override Traits Traits => base.Traits & ~Traits.SameType;

    protected override string Way => "Default";
}
