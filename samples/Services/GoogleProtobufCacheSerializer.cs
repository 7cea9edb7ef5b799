using System.Buffers;
using Google.Protobuf;
using Microsoft.Extensions.Caching.Hybrid;

namespace SerBench.Services;

/// <summary>Google.Protobuf, for classes that protoc makes: <c>new GoogleProtobufCacheSerializer&lt;Order&gt;(Order.Parser)</c>.</summary>
public sealed class GoogleProtobufCacheSerializer<T>(MessageParser<T> parser) : IHybridCacheSerializer<T>
    where T : IMessage<T>
{
    public void Serialize(T value, IBufferWriter<byte> target) => value.WriteTo(target);

    public T Deserialize(ReadOnlySequence<byte> source) => parser.ParseFrom(source);
}
