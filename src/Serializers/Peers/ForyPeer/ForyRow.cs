using Apache.Fory;

namespace SerBench.Serializers.Peers.ForyPeer;

public abstract class ForyRow(string id, string title, string way, Traits traits, bool converts = false)
    : EmittedPeer(id, title, "Apache.Fory", way, converts)
{
    protected const Traits Usual = Traits.NeedsCodeChange | Traits.NeedsRegistration | Traits.ValidatesInput;

    public override Traits Traits => traits;

    public override Assembly Library => typeof(Fory).Assembly;

    protected override int MaxDepth => Limits.SafeDepth / ForyTypes.LevelsPerObject;
}

// One schema for writer and reader is faster. The library checks the schema, as the documentation advises for untrusted data.
public sealed class CheckedForyRow() : ForyRow(
    ForyCard.Main,
    "Apache Fory (Compatible(false), CheckStructVersion, source-generated, Guid and char by a Serializer<T> of ours, "
        + "new array per message)",
    "SameSchema", Usual | Traits.SameType);

public sealed class TrustedForyRow() : ForyRow(
    ForyCard.Trusted,
    "Apache Fory (trusted data only: Compatible(false), source-generated, Guid and char by a Serializer<T> of ours, new array per message)",
    "Unchecked", Usual | Traits.SameType | Traits.TrustsInput);

public sealed class ConvertingForyRow() : ForyRow(
    ForyCard.Main.Converting, "Apache Fory, conversion included", "SameSchema", Usual | Traits.SameType, converts: true);

public sealed class DefaultForyRow() : ForyRow(
    ForyCard.Main.Default,
    "Apache Fory (default: schema evolution, source-generated, Guid and char by a Serializer<T> of ours, new array per message)",
    "Default", Usual);
