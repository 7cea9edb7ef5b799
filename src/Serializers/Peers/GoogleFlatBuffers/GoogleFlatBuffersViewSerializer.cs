using System.Reflection;
using Google.FlatBuffers;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary><c>peer/Google.FlatBuffers:view</c>: the same messages, verified, and then every leaf read in place.</summary>
public class GoogleFlatBuffersViewSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public virtual string Id => "peer/Google.FlatBuffers:view";

    public virtual string Title => "Google FlatBuffers (verified, up to 32 KiB, reused FlatBufferBuilder, read in place)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public virtual Traits Traits => Traits.SchemaNeeded | Traits.RandomAccess | Traits.ZeroCopy | Traits.ValidatesInput;

    public Assembly Library => typeof(FlatBufferBuilder).Assembly;

    public string FormatId => "flatbuffers";

    /// <summary>The struct with two type parameters, the type and its table, that calls the library.</summary>
    private protected virtual Type Core => typeof(VerifiedViewCore<,>);

    private protected virtual int LongestMessage => GoogleVerification.LongestMessage;

    public Binding<T> Bind<T>()
    {
        if (TableTypes.Find<T>() is not { } table)
        {
            return new Unsupported(typeof(T).Name, TableTypes.Missing);
        }

        Type core = Core.MakeGenericType(typeof(T), table);
        object codec = Activator.CreateInstance(typeof(ViewCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!;
        return Binding<T>.To(new GuardedViewCodec<T>((IViewCodec<T>)codec, "Google.FlatBuffers", longestMessage: LongestMessage));
    }
}
