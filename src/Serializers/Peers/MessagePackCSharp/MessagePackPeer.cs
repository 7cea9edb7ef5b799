using MessagePack;
using MessagePack.Resolvers;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

public abstract class MessagePackRow(string id, string title, string way, bool converts = false, string recipe = "MessagePack")
    : EmittedPeer(id, title, recipe, way, converts)
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.ValidatesInput;

    public override Assembly Library => typeof(MessagePackSerializer).Assembly;

    protected static string Formatters => Setup.Length > 0 ? Setup : "source-generated";

    protected override int MaxDepth => MessagePackPeer.Options.Security.MaximumObjectGraphDepth;

    private protected virtual IFormatterResolver Resolver => StandardResolver.Instance;

    private static readonly string Setup = typeof(MessagePackRow).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(note => note.Key == "Peer:MessagePack").Value!.Split('|')[^1];

    // Declines classes that the generator skipped, because the library would silently make formatters at run time.
    protected override string? Refuse(Type twin)
    {
        if (Setup.Length > 0)
        {
            return null;
        }

        object? formatter = typeof(IFormatterResolver).GetMethod(nameof(IFormatterResolver.GetFormatter))!
            .MakeGenericMethod(twin)
            .Invoke(Resolver, []);
        return formatter?.GetType().Assembly == twin.Assembly
            ? null
            : $"the formatter is {formatter?.GetType().FullName ?? "missing"}, not generated from source";
    }
}

public abstract class MessagePackPeer(string id, string title, string way, bool converts = false, string recipe = "MessagePack")
    : MessagePackRow(id, title, way, converts, recipe), IWritesFormat
{
    public static readonly MessagePackSerializerOptions Options =
        MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public virtual string FormatId => "msgpack";
}

public sealed class UntrustedMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Main, $"MessagePack-CSharp (UntrustedData, int keys, {Formatters}, IBufferWriter)", "Untrusted");

// The library's documentation says that the default options are not for untrusted data.
public sealed class TrustedMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Trusted, $"MessagePack-CSharp (trusted data only: default security, int keys, {Formatters}, IBufferWriter)", "Trusted")
{
    public override Traits Traits => base.Traits | Traits.TrustsInput;
}

public sealed class ConvertingMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Main.Converting, "MessagePack-CSharp (UntrustedData), conversion included", "Untrusted", converts: true);

public sealed class DefaultMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Main.Default,
    $"MessagePack-CSharp (trusted data only: default security, int keys, {Formatters}, new array per message)",
    "Default")
{
    public override Traits Traits => base.Traits | Traits.TrustsInput;
}

public sealed class MapMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Map, $"MessagePack-CSharp (UntrustedData, names as keys, {Formatters}, IBufferWriter)", "Untrusted",
    recipe: "MessagePack:map")
{
    public override string FormatId => "msgpack-map";

    protected override string? Refuse(Type twin) => base.Refuse(twin)
        ?? (twin.GetProperties().Any(member => member.GetCustomAttribute<KeyAttribute>() is { IntKey: not null })
            ? "its keys are numbers; peer/MessagePack takes it as it is"
            : null);
}
