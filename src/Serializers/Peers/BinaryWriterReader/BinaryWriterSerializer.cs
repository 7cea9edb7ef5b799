using System.Reflection;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary><c>peer/BinaryWriter</c>: the runtime's own writer and reader, with a typical hand-written pair of methods per type.</summary>
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

/// <summary>One writer for all messages; a reader per message, because a reader cannot change its stream.</summary>
internal readonly struct RecordCore<T, TRecord> : IObjectCore<T>
    where TRecord : struct, IRecord<T>
{
    private readonly EncodeBufferStream _output = new();
    private readonly BinaryWriter _writer;

    public RecordCore() => _writer = new BinaryWriter(_output);

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        TRecord.Write(_writer, value);
    }

    public T Decode(ArraySegment<byte> data)
    {
        using var reader = new BinaryReader(new MemoryStream(data.Array!, data.Offset, data.Count, writable: false));
        return TRecord.Read(reader);
    }
}

/// <summary>The pair of methods that people write by hand for a type. One stateless struct per model, found by discovery.</summary>
internal interface IRecord<T>
{
    static abstract void Write(BinaryWriter writer, T value);

    static abstract T Read(BinaryReader reader);
}
