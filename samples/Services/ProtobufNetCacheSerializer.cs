using System.Buffers;
using Microsoft.Extensions.Caching.Hybrid;
using ProtoBuf.Meta;

namespace SerBench.Services;

/// <summary>protobuf-net, for types with <c>[ProtoContract]</c>. The model of the type is compiled once.</summary>
public sealed class ProtobufNetCacheSerializer<T> : IHybridCacheSerializer<T>
{
    private readonly TypeModel _model = Compile();

    public void Serialize(T value, IBufferWriter<byte> target) => _model.Serialize(target, value);

    public T Deserialize(ReadOnlySequence<byte> source) => _model.Deserialize<T>(source);

    private static TypeModel Compile()
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create();
        model.Add(typeof(T), applyDefaultBehaviour: true);
        return model.Compile();
    }
}
