using System.Reflection;
using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

/// <summary><c>peer/Newtonsoft.Json.Bson</c>: Json.NET with the binary JSON of MongoDB; it takes any type.</summary>
public sealed class BsonPeer : ISerializer, IHasOrigin
{
    // Each level of objects may stand in an array, which is a level too.
    private const int LevelsPerObject = 2;

    // The library takes 2 KiB of stack per level.
    private const int MaxDepth = 400;

    public string Id => "peer/Newtonsoft.Json.Bson";

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
        var errors = new FirstError();
        var core = new BsonCore<T>(CreateSerializer(resolver, errors, LevelsPerObject * depth), errors);
        return Binding<T>.To(new GuardedCodec<T>(new ObjectCodec<T, BsonCore<T>>(core), "Newtonsoft.Json.Bson", depth));
    }

    // By default dates lose their kind and all below a millisecond, collections keep what the constructor put in, and keys like $ref have a meaning.
    private static JsonSerializer CreateSerializer(IContractResolver resolver, FirstError errors, int maxDepth) => JsonSerializer.Create(new JsonSerializerSettings
    {
        ContractResolver = resolver,
        Converters = { new IsoDateTimeConverter() },
        Error = errors.Keep,
        MaxDepth = maxDepth,
        MetadataPropertyHandling = MetadataPropertyHandling.Ignore,
        ObjectCreationHandling = ObjectCreationHandling.Replace,
        ReferenceLoopHandling = ReferenceLoopHandling.Serialize,
    });
}

/// <summary>One serializer for all messages. The library's writer and reader are made for one message.</summary>
internal readonly struct BsonCore<T>(JsonSerializer serializer, FirstError errors) : IObjectCore<T>
{
    private readonly EncodeBufferStream _output = new();

    public void Encode(T value, EncodeBuffer buffer)
    {
        errors.Begin(reader: null);
        _output.Begin(buffer);
        var writer = new NameCheckingWriter(_output);
        serializer.Serialize(writer, value, typeof(T));
        errors.Throw();
        writer.Flush();
    }

    public T Decode(ArraySegment<byte> data)
    {
        using var reader = new EndingReader(new MemoryStream(data.Array!, data.Offset, data.Count, writable: false));
        errors.Begin(reader);
        T? value = serializer.Deserialize<T>(reader);
        errors.Throw();
        return value!;
    }
}
