using MessagePack;
using MessagePack.Formatters;
using MessagePack.Resolvers;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

// Other readers of MessagePack do not expect the library's .NET-only encodings of Guid, DateTime and decimal.
public sealed class NativeMessagePackPeer() : MessagePackRow(
    MessagePackCard.Native,
    $"MessagePack-CSharp (trusted data only: default security, native Guid, DateTime and decimal, int keys, {Formatters}, IBufferWriter)",
    "Native")
{
    public static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithResolver(new NativeResolver());

    public override Traits Traits => base.Traits | Traits.TrustsInput;

    private protected override IFormatterResolver Resolver => Options.Resolver;

    private sealed class NativeResolver : IFormatterResolver
    {
        public IMessagePackFormatter<T>? GetFormatter<T>() => Cache<T>.Formatter;

        private static class Cache<T>
        {
            public static readonly IMessagePackFormatter<T>? Formatter = NativeGuidResolver.Instance.GetFormatter<T>()
                ?? NativeDateTimeResolver.Instance.GetFormatter<T>() ?? NativeDecimalResolver.Instance.GetFormatter<T>()
                    ?? StandardResolver.Instance.GetFormatter<T>();
        }
    }
}
