using System.Reflection;
using MessagePack;
using SerBench.Serializers.Emission;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>
/// <c>peer/MessagePack</c>: the library with integer keys, the formatters of its source generator, and its security for untrusted data.
/// </summary>
public class MessagePackPeer : EmittedPeer, IWritesFormat
{
    /// <summary>The options for untrusted data: keys are hashed with a secret, and decompression has a limit.</summary>
    public static readonly MessagePackSerializerOptions Options =
        MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public override string Id => "peer/MessagePack";

    public override string Title => "MessagePack-CSharp (UntrustedData, int keys, source-generated, IBufferWriter)";

    public override Traits Traits => Traits.NeedsCodeChange | Traits.ValidatesInput;

    public override Assembly Library => typeof(MessagePackSerializer).Assembly;

    public string FormatId => "msgpack";

    public override string Recipe => "MessagePack";

    protected override string Way => "Untrusted";

    protected override int MaxDepth => Options.Security.MaximumObjectGraphDepth;

    /// <summary>Without generated formatters the library silently uses slower ones that it emits at run time.</summary>
    protected override string? Refuse(Type twin)
    {
        object? formatter = typeof(IFormatterResolver).GetMethod(nameof(IFormatterResolver.GetFormatter))!
            .MakeGenericMethod(twin)
            .Invoke(Options.Resolver, []);
        return formatter?.GetType().Assembly == twin.Assembly ? null : $"the formatter is {formatter?.GetType().FullName ?? "missing"}, not generated from source";
    }
}

/// <summary><c>peer/MessagePack:trusted</c>: the library's default options. Its documentation says that they are not for untrusted data.</summary>
public class TrustedMessagePackPeer : MessagePackPeer
{
    public override string Id => "peer/MessagePack:trusted";

    public override string Title => "MessagePack-CSharp (trusted data only: default security, int keys, source-generated, IBufferWriter)";

    public override Traits Traits => base.Traits | Traits.TrustsInput;

    protected override string Way => "Trusted";
}

/// <summary><c>peer/MessagePack+convert</c>: from and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingMessagePackPeer : MessagePackPeer
{
    public override string Id => "peer/MessagePack+convert";

    public override string Title => "MessagePack-CSharp (UntrustedData), conversion included";

    protected override bool Converts => true;
}

/// <summary><c>peer/MessagePack:default</c>: the default options and a byte array per message, as in the library's first example.</summary>
public sealed class DefaultMessagePackPeer : TrustedMessagePackPeer
{
    public override string Id => "peer/MessagePack:default";

    public override string Title => "MessagePack-CSharp (trusted data only: default security, int keys, source-generated, new array per message)";

    protected override string Way => "Default";
}
