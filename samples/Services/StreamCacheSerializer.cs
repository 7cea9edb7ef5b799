using System.Buffers;
using Microsoft.Extensions.Caching.Hybrid;

namespace SerBench.Services;

/// <summary>A library that has streams alone, such as DataContractSerializer, Apache.Avro or the libraries of BSON: messages are
/// copied.</summary>
public sealed class StreamCacheSerializer<T>(Action<T, Stream> write, Func<Stream, T> read) : IHybridCacheSerializer<T>
{
    public void Serialize(T value, IBufferWriter<byte> target)
    {
        using var stream = new MemoryStream();
        write(value, stream);
        target.Write(stream.GetBuffer().AsSpan(0, (int)stream.Length));
    }

    public T Deserialize(ReadOnlySequence<byte> source)
    {
        using var stream = new MemoryStream(source.ToArray(), writable: false);
        return read(stream);
    }
}
