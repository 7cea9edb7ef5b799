using System.Reflection;
using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

/// <summary><c>peer/Newtonsoft.Json.Bson</c>: Json.NET with the binary JSON of MongoDB; it takes any type.</summary>
public sealed class BsonPeer : ISerializer, IHasOrigin
{
    // Each level of objects may stand in an array, which is a level too.
    private const int LevelsPerObject = 2;

    public string Id => "peer/Newtonsoft.Json.Bson";

    public string Title => "Newtonsoft.Json.Bson (reused JsonSerializer)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SelfDescribing | Traits.ValidatesInput;

    public Assembly Library => typeof(BsonDataWriter).Assembly;

    public Binding<T> Bind<T>()
    {
        var resolver = new DefaultContractResolver();
        if (ShapeCheck.Find(typeof(T), value => BsonMembers.Refuse(value, resolver)) is { } refused)
        {
            return refused;
        }

        int depth = Math.Min(Limits.MaxDepth, Limits.SafeDepth);
        var core = new BsonCore<T>(CreateSerializer(resolver, LevelsPerObject * depth));
        return Binding<T>.To(new GuardedCodec<T>(new ObjectCodec<T, BsonCore<T>>(core), "Newtonsoft.Json.Bson", depth));
    }

    // By default dates lose their kind and all below a millisecond, collections keep what the constructor put in, and keys like $ref have a meaning.
    private static JsonSerializer CreateSerializer(IContractResolver resolver, int maxDepth) => JsonSerializer.Create(new JsonSerializerSettings
    {
        ContractResolver = resolver,
        Converters = { new IsoDateTimeConverter() },
        MaxDepth = maxDepth,
        MetadataPropertyHandling = MetadataPropertyHandling.Ignore,
        ObjectCreationHandling = ObjectCreationHandling.Replace,
        ReferenceLoopHandling = ReferenceLoopHandling.Serialize,
    });
}

/// <summary>One serializer for all messages. The library's writer and reader are made for one message.</summary>
internal readonly struct BsonCore<T>(JsonSerializer serializer) : IObjectCore<T>
{
    private readonly EncodeBufferStream _output = new();

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        var writer = new BsonDataWriter(_output);
        serializer.Serialize(writer, value, typeof(T));
        writer.Flush();
    }

    public T Decode(ArraySegment<byte> data)
    {
        var stream = new MemoryStream(data.Array!, data.Offset, data.Count, writable: false);
        using var reader = new BsonDataReader(new BoundedReader(stream));
        return serializer.Deserialize<T>(reader)!;
    }
}
