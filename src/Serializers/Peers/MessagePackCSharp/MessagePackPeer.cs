using MessagePack;
using MessagePack.Resolvers;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>The library with integer keys and the formatters of its source generator, or those that it makes at run time where the feed
/// lacks the generator.</summary>
public abstract class MessagePackRow : EmittedPeer
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.ValidatesInput;

    public override Assembly Library => typeof(MessagePackSerializer).Assembly;

    public override string Recipe => "MessagePack";

    /// <summary>The origin of the formatters, for titles.</summary>
    protected static string Formatters => Setup.Length > 0 ? Setup : "source-generated";

    protected override int MaxDepth => MessagePackPeer.Options.Security.MaximumObjectGraphDepth;

    private protected virtual IFormatterResolver Resolver => StandardResolver.Instance;

    // The build's note on the set-up that the feed allowed (Peer.props). It is empty where the feed has the source generator.
    private static readonly string Setup = typeof(MessagePackRow).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(note => note.Key == "Peer:MessagePack").Value!.Split('|')[^1];

    /// <summary>With its generator, the library still makes formatters at run time, in silence, for twins that the generator passed
    /// over.</summary>
    protected override string? Refuse(Type twin)
    {
        if (Setup.Length > 0)
        {
            return null;
        }

        object? formatter = typeof(IFormatterResolver).GetMethod(nameof(IFormatterResolver.GetFormatter))!
            .MakeGenericMethod(twin)
            .Invoke(Resolver, []);
        return formatter?.GetType().Assembly == twin.Assembly ? null : $"the formatter is {formatter?.GetType().FullName ?? "missing"}, not generated from source";
    }
}

/// <summary>The library with its security for untrusted data.</summary>
public class MessagePackPeer : MessagePackRow, IWritesFormat
{
    /// <summary>The options for untrusted data: keys are hashed with a secret, and decompression has a limit.</summary>
    public static readonly MessagePackSerializerOptions Options =
        MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public override string Id => MessagePackCard.Main;

    public override string Title => $"MessagePack-CSharp (UntrustedData, int keys, {Formatters}, IBufferWriter)";

    public string FormatId => "msgpack";

    protected override string Way => "Untrusted";
}

/// <summary>The library's default options. Its documentation says that they are not for untrusted data.</summary>
public class TrustedMessagePackPeer : MessagePackPeer
{
    public override string Id => MessagePackCard.Trusted;

    public override string Title => $"MessagePack-CSharp (trusted data only: default security, int keys, {Formatters}, IBufferWriter)";

    public override Traits Traits => base.Traits | Traits.TrustsInput;

    protected override string Way => "Trusted";
}

/// <summary>From and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingMessagePackPeer : MessagePackPeer
{
    public override string Id => MessagePackCard.Main.Converting;

    public override string Title => "MessagePack-CSharp (UntrustedData), conversion included";

    protected override bool Converts => true;
}

/// <summary>The default options and a byte array per message, as in the library's first example.</summary>
public sealed class DefaultMessagePackPeer : TrustedMessagePackPeer
{
    public override string Id => MessagePackCard.Main.Default;

    public override string Title => $"MessagePack-CSharp (trusted data only: default security, int keys, {Formatters}, new array per message)";

    protected override string Way => "Default";
}
