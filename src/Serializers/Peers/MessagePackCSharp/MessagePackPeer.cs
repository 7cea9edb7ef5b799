using MessagePack;
using MessagePack.Resolvers;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>The library with integer keys and the formatters of its source generator, or those that it makes at run time where the feed
/// lacks the generator.</summary>
public abstract class MessagePackRow(string id, string title, string way, bool converts = false)
    : EmittedPeer(id, title, "MessagePack", way, converts)
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.ValidatesInput;

    public override Assembly Library => typeof(MessagePackSerializer).Assembly;

    /// <summary>The origin of the formatters, for titles.</summary>
    protected static string Formatters => Setup.Length > 0 ? Setup : "source-generated";

    protected override int MaxDepth => MessagePackPeer.Options.Security.MaximumObjectGraphDepth;

    private protected virtual IFormatterResolver Resolver => StandardResolver.Instance;

    // The build's note on the set-up that the feed allowed (Peer.props). It is empty where the feed has the source generator.
    private static readonly string Setup = typeof(MessagePackRow).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(note => note.Key == "Peer:MessagePack").Value!.Split('|')[^1];

    /// <summary>Even with its generator, the library silently makes formatters at run time for twins that the generator skipped.</summary>
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

/// <summary>Rows with the types of the specification, which other readers of MessagePack expect.</summary>
public abstract class MessagePackPeer(string id, string title, string way, bool converts = false)
    : MessagePackRow(id, title, way, converts), IWritesFormat
{
    /// <summary>The options for untrusted data: keys are hashed with a secret, and decompression has a limit.</summary>
    public static readonly MessagePackSerializerOptions Options =
        MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public string FormatId => "msgpack";
}

/// <summary>The library with its security for untrusted data.</summary>
public sealed class UntrustedMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Main, $"MessagePack-CSharp (UntrustedData, int keys, {Formatters}, IBufferWriter)", "Untrusted");

/// <summary>The library's default options. Its documentation says that they are not for untrusted data.</summary>
public sealed class TrustedMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Trusted, $"MessagePack-CSharp (trusted data only: default security, int keys, {Formatters}, IBufferWriter)", "Trusted")
{
    public override Traits Traits => base.Traits | Traits.TrustsInput;
}

public sealed class ConvertingMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Main.Converting, "MessagePack-CSharp (UntrustedData), conversion included", "Untrusted", converts: true);

/// <summary>The default options and a byte array per message, as in the library's first example.</summary>
public sealed class DefaultMessagePackPeer() : MessagePackPeer(
    MessagePackCard.Main.Default,
    $"MessagePack-CSharp (trusted data only: default security, int keys, {Formatters}, new array per message)",
    "Default")
{
    public override Traits Traits => base.Traits | Traits.TrustsInput;
}
