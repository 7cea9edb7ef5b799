using System.Buffers;
using MemoryPack;
using Microsoft.Extensions.Caching.Hybrid;

namespace SerBench.Services;

/// <summary>For types with <c>[MemoryPackable]</c>.</summary>
public sealed class MemoryPackCacheSerializer<T> : IHybridCacheSerializer<T>
{
    public void Serialize(T value, IBufferWriter<byte> target) => MemoryPackSerializer.Serialize(target, value);

    public T Deserialize(ReadOnlySequence<byte> source) => MemoryPackSerializer.Deserialize<T>(source)!;
}
