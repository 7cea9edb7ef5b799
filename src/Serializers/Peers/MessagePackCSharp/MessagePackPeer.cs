using System.Reflection;
using MessagePack;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>
/// <c>peer/MessagePack</c>: the library with integer keys, the formatters of its source generator, and its security for untrusted data.
/// </summary>
public class MessagePackPeer : TwinPeer, IWritesFormat
{
    internal static readonly MessagePackSerializerOptions Options =
        MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public override string Id => "peer/MessagePack";

    public override string Title => "MessagePack-CSharp (UntrustedData, int keys, source-generated, IBufferWriter)";

    public override Traits Traits => Traits.NeedsCodeChange | Traits.ValidatesInput;

    public override Assembly Library => typeof(MessagePackSerializer).Assembly;

    public string FormatId => "msgpack";

    protected override Type Core => typeof(MessagePackCore<>);

    protected override string? Mark => "MessagePack.MessagePackObjectAttribute";

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

/// <summary>
/// Uses the library's own entry points, writes directly into the caller's buffer and reads directly from the
/// message. The options are those for untrusted data: keys are hashed with a secret, and decompression has a limit.
/// </summary>
internal readonly struct MessagePackCore<TTwin>() : IObjectCore<TTwin>
{
    private readonly EncodeBufferWriter _output = new();

    public void Encode(TTwin value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        MessagePackSerializer.Serialize(_output, value, MessagePackPeer.Options);
    }

    public TTwin Decode(ArraySegment<byte> data) => MessagePackSerializer.Deserialize<TTwin>(data, MessagePackPeer.Options);
}

/// <summary>Like <see cref="MessagePackCore{TTwin}"/>, with the library's default options, which are for trusted data.</summary>
internal readonly struct TrustedMessagePackCore<TTwin>() : IObjectCore<TTwin>
{
    private readonly EncodeBufferWriter _output = new();

    public void Encode(TTwin value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        MessagePackSerializer.Serialize(_output, value);
    }

    public TTwin Decode(ArraySegment<byte> data) => MessagePackSerializer.Deserialize<TTwin>(data);
}

/// <summary><c>peer/MessagePack:trusted</c>: the library's default options. Its documentation says that they are not for untrusted data.</summary>
public sealed class TrustedMessagePackPeer : MessagePackPeer
{
    public override string Id => "peer/MessagePack:trusted";

    public override string Title => "MessagePack-CSharp (trusted data only: default security, int keys, source-generated, IBufferWriter)";

    public override Traits Traits => base.Traits | Traits.TrustsInput;

    protected override Type Core => typeof(TrustedMessagePackCore<>);
}

/// <summary><c>peer/MessagePack+convert</c>: from and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingMessagePackPeer : MessagePackPeer
{
    public override string Id => "peer/MessagePack+convert";

    public override string Title => "MessagePack-CSharp (UntrustedData), conversion included";

    protected override bool Converts => true;
}
