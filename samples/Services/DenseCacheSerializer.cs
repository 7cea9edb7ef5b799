using System.Buffers;
using Microsoft.Extensions.Caching.Hybrid;
using SerBench.Formats;

namespace SerBench.Services;

/// <summary>The package SerBench.Formats, for any type. Another format is another type argument.</summary>
public sealed class DenseCacheSerializer<T> : IHybridCacheSerializer<T>
{
    public void Serialize(T value, IBufferWriter<byte> target) => Serializer<DenseFormat>.Serialize(value, target);

    public T Deserialize(ReadOnlySequence<byte> source) => Serializer<DenseFormat>.Deserialize<T>(source);
}
