using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Converters;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

public sealed class BsonPeer : ISerializer, IHasOrigin
{
    // The library counts an object and the array around it as two levels.
    private const int LevelsPerObject = 2;

    // The library uses 2 KiB of stack per level.
    private const int MaxDepth = 400;

    public string Id => BsonCard.Main;

    public string Title => "Newtonsoft.Json.Bson (reused JsonSerializer)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SelfDescribing | Traits.ValidatesInput;

    public Assembly Library => typeof(BsonDataWriter).Assembly;

    public Binding<T> Bind<T>()
    {
        var resolver = new DeclaredTypes();
        if (ShapeCheck.Find(typeof(T), value => BsonMembers.Refuse(value, resolver)) is { } refused)
        {
            return refused;
        }

        int depth = Math.Min(Limits.MaxDepth, MaxDepth);
        return Binding<T>.To(new GuardedCodec<T>(new BsonCodec<T>(resolver, LevelsPerObject * depth), "Newtonsoft.Json.Bson", depth));
    }
}

// Adds limits that the library lacks. The measured loops run the library alone, on values and messages that this codec accepted.
internal sealed class BsonCodec<T> : IObjectCodec<T>, IHasCore
{
    private readonly EncodeBufferStream _output = new();
    private readonly FirstError _errors = new();
    private readonly JsonSerializer _limited;
    private readonly JsonSerializer _plain;

    public BsonCodec(DeclaredTypes types, int maxDepth)
    {
        _plain = CreateSerializer(types, maxDepth);
        _limited = CreateSerializer(types, maxDepth);
        _limited.Error += _errors.Keep;
    }

    public CodecShape Shape => CodecShape.Object;

    public void Encode(T value, EncodeBuffer buffer)
    {
        _errors.Begin(reader: null);
        _output.Begin(buffer);
        var writer = new NameCheckingWriter(_output);
        _limited.Serialize(writer, value, typeof(T));
        _errors.Throw();
        writer.Flush();
    }

    public T Decode(ArraySegment<byte> data)
    {
        using var reader = new EndingReader(new MemoryStream(data.Array!, data.Offset, data.Count, writable: false));
        _errors.Begin(reader);
        T? value = _limited.Deserialize<T>(reader);
        _errors.Throw();
        return value!;
    }

    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitObjects<T, BsonCore<T>>(new BsonCore<T>(_plain));

    // By default dates lose their kind and all below a millisecond, collections keep the constructor's items, and keys like $ref have a
    // meaning.
    private static JsonSerializer CreateSerializer(DeclaredTypes types, int maxDepth) => JsonSerializer.Create(new JsonSerializerSettings
    {
        ContractResolver = types,
        Converters = { new IsoDateTimeConverter() },
        MaxDepth = maxDepth,
        MetadataPropertyHandling = MetadataPropertyHandling.Ignore,
        ObjectCreationHandling = ObjectCreationHandling.Replace,
        ReferenceLoopHandling = ReferenceLoopHandling.Serialize,
    });
}

internal readonly struct BsonCore<T>(JsonSerializer serializer) : IObjectCore<T>, IStreamCore<T>
{
    private readonly EncodeBufferStream _output = new();

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        Write(value, _output);
    }

    public T Decode(ArraySegment<byte> data) => Read(new MemoryStream(data.Array!, data.Offset, data.Count, writable: false));

    public void Write(T value, Stream output) => serializer.Serialize(new BsonDataWriter(output), value, typeof(T));

    public T Read(Stream input)
    {
        using var reader = new BsonDataReader(input);
        return serializer.Deserialize<T>(reader)!;
    }
}
