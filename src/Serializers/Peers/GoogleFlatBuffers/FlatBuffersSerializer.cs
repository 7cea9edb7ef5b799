using System.Reflection;
using Google.FlatBuffers;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>
/// <c>peer/Google.FlatBuffers</c>: the library's builder, used again for every message; its verifier goes through a message before the whole
/// object is built of it.
/// </summary>
public class FlatBuffersSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public virtual string Id => "peer/Google.FlatBuffers";

    public virtual string Title => "Google FlatBuffers (verified, up to 32 KiB, reused FlatBufferBuilder, objects rebuilt)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public virtual Traits Traits => Traits.SchemaNeeded | Traits.RandomAccess | Traits.ValidatesInput;

    public Assembly Library => typeof(FlatBufferBuilder).Assembly;

    public string FormatId => "flatbuffers";

    /// <summary>The struct with two type parameters, the type and its table, that calls the library.</summary>
    private protected virtual Type Core => typeof(VerifiedCore<,>);

    private protected virtual int LongestMessage => GoogleVerification.LongestMessage;

    public Binding<T> Bind<T>()
    {
        if (TableTypes.Find<T>() is not { } table)
        {
            return new Unsupported(typeof(T).Name, TableTypes.Missing);
        }

        Type core = Core.MakeGenericType(typeof(T), table);
        object codec = Activator.CreateInstance(typeof(ObjectCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!;
        return Binding<T>.To(new GuardedCodec<T>((IObjectCodec<T>)codec, "Google.FlatBuffers", longestMessage: LongestMessage));
    }
}
