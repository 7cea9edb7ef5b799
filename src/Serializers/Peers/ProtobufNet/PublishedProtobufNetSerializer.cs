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
