using Nerdbank.MessagePack;

namespace SerBench.Serializers.Peers.NerdbankPeer;

public abstract class NerdbankPeer(string id, string title, string way, bool converts = false, string recipe = "Nerdbank.MessagePack")
    : EmittedPeer(id, title, recipe, way, converts)
{
    // The library counts an object and the list around it as two levels.
    private const int LevelsPerObject = 2;

    private static readonly SerializationContext Context = new() { MaxDepth = Limits.SafeDepth, Security = SecuritySettings.UntrustedData };

    // Objects are arrays, as in the author's measurements. Dates keep their kind, because the library refuses some dates otherwise.
    public static readonly MessagePackSerializer Serializer =
        new MessagePackSerializer
        {
            SerializeDefaultValues = SerializeDefaultValuesPolicy.Always,
            StartingContext = Context,
        }.WithHiFiDateTime();

    public static readonly MessagePackSerializer TrustedSerializer =
        Serializer with { StartingContext = Context with { Security = SecuritySettings.TrustedData } };

    // Default values are left out if the message gets shorter.
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

public sealed class DefaultNerdbankPeer() : NerdbankPeer(
    NerdbankCard.Main.Default, "Nerdbank.MessagePack (UntrustedData, default options, int keys, source-generated, new array per message)",
    "Default");

public sealed class MapNerdbankPeer() : NerdbankPeer(
    NerdbankCard.Map, "Nerdbank.MessagePack (UntrustedData, names as keys, source-generated, IBufferWriter)", "Maps",
    recipe: "Nerdbank.MessagePack:map");
