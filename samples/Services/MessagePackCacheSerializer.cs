using System.Buffers;
using MessagePack;
using Microsoft.Extensions.Caching.Hybrid;

namespace SerBench.Services;

/// <summary>MessagePack-CSharp, for types with <c>[MessagePackObject]</c>. A cache that others can write needs the security for their
/// data.</summary>
public sealed class MessagePackCacheSerializer<T> : IHybridCacheSerializer<T>
{
    private static readonly MessagePackSerializerOptions Options =
        MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public void Serialize(T value, IBufferWriter<byte> target) => MessagePackSerializer.Serialize(target, value, Options);

    public T Deserialize(ReadOnlySequence<byte> source) => MessagePackSerializer.Deserialize<T>(source, Options);
}
