using ProtoBuf.Meta;

namespace SerBench.Serializers.Peers.ProtobufNet;

public sealed class PublishedProtobufNetSerializer()
    : ProtobufNetRow(ProtobufNetCard.AsPublished, "protobuf-net (new MemoryStream per message)")
{
    private protected override IObjectCodec<T> OpenDirect<T>()
    {
        RuntimeTypeModel lazy = ProtobufModel.Create(typeof(T));
        lazy.MaxDepth = MaxDepth;
        return new ObjectCodec<T, PublishedCore<T>>(new(lazy));
    }
}

// Like the Ignite.NET article, this code uses a new stream per message, and a value typed as object.
internal readonly struct PublishedCore<T>(TypeModel model) : IObjectCore<T>
{
    public void Encode(T value, EncodeBuffer buffer)
    {
        using var stream = new MemoryStream();
        model.Serialize(stream, (object)value!);
        buffer.Borrow(new ArraySegment<byte>(stream.GetBuffer(), 0, (int)stream.Length));
    }

    public T Decode(ArraySegment<byte> data)
    {
        using var stream = new MemoryStream(data.Array!, data.Offset, data.Count, writable: false);
        return (T)model.Deserialize(stream, value: null, typeof(T));
    }
}
