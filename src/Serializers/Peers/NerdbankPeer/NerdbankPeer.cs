using Nerdbank.MessagePack;

namespace SerBench.Serializers.Peers.NerdbankPeer;

/// <summary>The library with integer keys, source-generated shapes, and its security for untrusted data, which is its default.</summary>
public abstract class NerdbankPeer(string id, string title, string way, bool converts = false)
    : EmittedPeer(id, title, "Nerdbank.MessagePack", way, converts)
{
    // An object and the list around it are two levels of the library.
    private const int LevelsPerObject = 2;

    // The library's own limit of 64 levels is raised to the common one.
    private static readonly SerializationContext Context = new() { MaxDepth = Limits.SafeDepth, Security = SecuritySettings.UntrustedData };

    /// <summary>The serializer as its author measures it: objects are arrays, and dates keep their kind, or some are refused.</summary>
    public static readonly MessagePackSerializer Serializer =
        new MessagePackSerializer { SerializeDefaultValues = SerializeDefaultValuesPolicy.Always, StartingContext = Context }.WithHiFiDateTime();

    /// <summary>The same for trusted data: the library hashes keys without a secret.</summary>
    public static readonly MessagePackSerializer TrustedSerializer =
        Serializer with { StartingContext = Context with { Security = SecuritySettings.TrustedData } };

    /// <summary>The default serializer. It leaves out default values, if the message gets shorter.</summary>
    public static readonly MessagePackSerializer DefaultSerializer = new() { StartingContext = Context };

    public override Traits Traits => Traits.NeedsCodeChange | Traits.ValidatesInput;

    public override Assembly Library => typeof(MessagePackSerializer).Assembly;

    protected override int MaxDepth => Limits.SafeDepth / LevelsPerObject;
}

public sealed class UntrustedNerdbankPeer() : NerdbankPeer(
    NerdbankCard.Main, "Nerdbank.MessagePack (UntrustedData, int keys, source-generated, IBufferWriter)", "Arrays");

public sealed class TrustedNerdbankPeer() : NerdbankPeer(
    NerdbankCard.Trusted, "Nerdbank.MessagePack (trusted data only: TrustedData, int keys, source-generated, IBufferWriter)", "Trusted")
{
    public override Traits Traits => base.Traits | Traits.TrustsInput;
}

public sealed class ConvertingNerdbankPeer() : NerdbankPeer(
    NerdbankCard.Main.Converting, "Nerdbank.MessagePack (UntrustedData), conversion included", "Arrays", converts: true);

/// <summary>The default options and a byte array per message, as in the library's first example.</summary>
public sealed class DefaultNerdbankPeer() : NerdbankPeer(
    NerdbankCard.Main.Default, "Nerdbank.MessagePack (UntrustedData, default options, int keys, source-generated, new array per message)",
    "Default");
