using System.Reflection;
using ProtoBuf.Meta;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary><c>peer/protobuf-net</c>: a model of the plain classes, compiled as a whole up front, by the faster of the library's APIs.</summary>
public sealed class ProtobufNetSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public string Id => "peer/protobuf-net";

    public string Title => PublishedNames.Find(Id)!;

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
        TypeModel compiled = ProtobufModel.CreateCompiled(typeof(T));
        compiled.MaxDepth = depth;
        IObjectCodec<T> codec = ProtobufModel.IsFlat(typeof(T))
            ? new ObjectCodec<T, BufferWriterCore<T>>(new(compiled))
            : new ObjectCodec<T, StreamCore<T>>(new(compiled));
        return Binding<T>.To(new GuardedCodec<T>(codec, "protobuf-net", depth));
    }
}
