using System.Reflection;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary><c>peer/BinaryWriter</c>: the runtime's own writer and reader, with a method pair per type as people write it.</summary>
public sealed class BinaryWriterSerializer : ISerializer, IHasOrigin
{
    public string Id => "peer/BinaryWriter";

    public string Title => "BinaryWriter/BinaryReader (hand-written, reused writer)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.TrustsInput;

    public Assembly Library => typeof(BinaryWriter).Assembly;

    public Binding<T> Bind<T>()
    {
        Type? record = typeof(BinaryWriterSerializer).Assembly.GetTypes().FirstOrDefault(type => type.IsValueType && type.IsAssignableTo(typeof(IRecord<T>)));
        if (record is null)
        {
            return new Unsupported(typeof(T).Name, "nobody has written a record for this type");
        }

        Type core = typeof(RecordCore<,>).MakeGenericType(typeof(T), record);
        object codec = Activator.CreateInstance(typeof(ObjectCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!;
        return Binding<T>.To(new GuardedCodec<T>((IObjectCodec<T>)codec, "BinaryReader"));
    }
}
