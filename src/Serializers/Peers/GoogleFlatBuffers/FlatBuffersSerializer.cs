using System.Reflection;
using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary><c>peer/Google.FlatBuffers</c>: the library's builder, used again for every message, and the whole object built when reading.</summary>
public sealed class FlatBuffersSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public string Id => "peer/Google.FlatBuffers";

    public string Title => "Google FlatBuffers (reused FlatBufferBuilder, objects rebuilt)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SchemaNeeded | Traits.RandomAccess;

    public Assembly Library => typeof(FlatBufferBuilder).Assembly;

    public string FormatId => "flatbuffers";

    public Binding<T> Bind<T>(IModel<T> model)
    {
        if (TableTypes.Find<T>() is not { } table)
        {
            return new Unsupported(typeof(T).Name, TableTypes.Missing);
        }

        Type core = typeof(BuilderCore<,>).MakeGenericType(typeof(T), table);
        object codec = Activator.CreateInstance(typeof(ObjectCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!;
        return Binding<T>.To(new GuardedCodec<T>((IObjectCodec<T>)codec, "Google.FlatBuffers"));
    }
}
