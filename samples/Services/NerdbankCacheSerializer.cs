using System.Buffers;
using Microsoft.Extensions.Caching.Hybrid;
using Nerdbank.MessagePack;
using PolyType;

namespace SerBench.Services;

/// <summary>Nerdbank.MessagePack, for types with <c>[GenerateShape]</c>.</summary>
public sealed class NerdbankCacheSerializer<T> : IHybridCacheSerializer<T>
    where T : IShapeable<T>
{
    private static readonly MessagePackSerializer Serializer =
        new MessagePackSerializer { SerializeDefaultValues = SerializeDefaultValuesPolicy.Always }.WithHiFiDateTime();

    public void Serialize(T value, IBufferWriter<byte> target) => Serializer.Serialize(target, value);

    public T Deserialize(ReadOnlySequence<byte> source) => Serializer.Deserialize<T>(source)!;
}
