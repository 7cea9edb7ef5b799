using System.Reflection;
using MessagePack;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>
/// <c>peer/MessagePack</c>: the library with integer keys, the formatters that its source generator writes, and its security for data from
/// strangers.
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

    /// <summary>Without generated formatters the library falls back silently to slower ones that it emits at run time.</summary>
    protected override string? Refuse(Type twin)
    {
        object? formatter = typeof(IFormatterResolver).GetMethod(nameof(IFormatterResolver.GetFormatter))!
            .MakeGenericMethod(twin)
            .Invoke(Options.Resolver, []);
        return formatter?.GetType().Assembly == twin.Assembly ? null : $"the formatter is {formatter?.GetType().FullName ?? "missing"}, not generated from source";
    }
}
