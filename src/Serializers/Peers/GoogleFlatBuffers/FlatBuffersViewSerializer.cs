using System.Reflection;
using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary><c>peer/Google.FlatBuffers:view</c>: the same messages, every leaf read in place.</summary>
public sealed class FlatBuffersViewSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public string Id => "peer/Google.FlatBuffers:view";

    public string Title => "Google FlatBuffers (reused FlatBufferBuilder, read in place)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SchemaNeeded | Traits.RandomAccess | Traits.ZeroCopy;

    public Assembly Library => typeof(FlatBufferBuilder).Assembly;

    public string FormatId => "flatbuffers";

    public Binding<T> Bind<T>(IModel<T> model)
    {
        if (TableTypes.Find<T>() is not { } table)
        {
            return new Unsupported(typeof(T).Name, TableTypes.Missing);
        }

        Type core = typeof(ViewCore<,>).MakeGenericType(typeof(T), table);
        object codec = Activator.CreateInstance(typeof(ViewCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!;
        return Binding<T>.To(new GuardedViewCodec<T>((IViewCodec<T>)codec, "Google.FlatBuffers"));
    }
}
