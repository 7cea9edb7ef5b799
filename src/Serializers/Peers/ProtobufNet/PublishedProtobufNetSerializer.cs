using System.Reflection;
using ProtoBuf.Meta;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary><c>peer/protobuf-net:as-published</c>: the library as the article about Ignite.NET used it.</summary>
public sealed class PublishedProtobufNetSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public string Id => "peer/protobuf-net:as-published";

    public string Title => "protobuf-net (new MemoryStream per message)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.NeedsRegistration | Traits.ValidatesInput | Traits.FoldsNull;

    public Assembly Library => typeof(RuntimeTypeModel).Assembly;

    public string FormatId => "protobuf";

    public Binding<T> Bind<T>()
    {
        if (ShapeCheck.Find(typeof(T), ProtobufModel.Refuse) is { } refused)
        {
            return refused;
        }

        int depth = Math.Min(Limits.MaxDepth, Limits.SafeDepth);
        RuntimeTypeModel lazy = ProtobufModel.Create(typeof(T));
        lazy.MaxDepth = depth;
        return Binding<T>.To(new GuardedCodec<T>(new ObjectCodec<T, PublishedCore<T>>(new(lazy)), "protobuf-net", depth));
    }
}

/// <summary>Calls the library as the article about Ignite.NET did: with a new stream for every message, and with the value typed as object.</summary>
internal readonly struct PublishedCore<T>(TypeModel model) : IObjectCore<T>
{
    public void Encode(T value, EncodeBuffer buffer)
    {
        using var stream = new MemoryStream();
        model.Serialize(stream, (object)value!);
        int length = (int)stream.Length;
        if (length > buffer.Bytes.Length)
        {
            buffer.Grow(0, length);
        }

        stream.GetBuffer().AsSpan(0, length).CopyTo(buffer.Bytes);
        buffer.Length = length;
    }

    public T Decode(ArraySegment<byte> data)
    {
        using var stream = new MemoryStream(data.Array!, data.Offset, data.Count, writable: false);
        return (T)model.Deserialize(stream, value: null, typeof(T));
    }
}
