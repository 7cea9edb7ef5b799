using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Converters;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

// The settings keep the library from changing dates and collections.
public sealed class BsonDirect : StreamCalls, IDirectCalls, IModelVisitor<DirectCall>
{
    private static readonly JsonSerializer Serializer = JsonSerializer.Create(new JsonSerializerSettings
    {
        Converters = { new IsoDateTimeConverter() },
        MetadataPropertyHandling = MetadataPropertyHandling.Ignore,
        ObjectCreationHandling = ObjectCreationHandling.Replace,
    });

    public IEnumerable<DirectCall> All => ModelCatalog.BuiltIn.Models.Select(model => model.Accept(this));

    public DirectCall Visit<T>(IModel<T> model) =>
        DirectCall.Of<T>(
            BsonCard.Main, model.Id, value => Write(value!), Written,
            data => Serializer.Deserialize<T>(new BsonDataReader(new MemoryStream(data)))!);

    private static void Write(object value) => Serializer.Serialize(new BsonDataWriter(Begin()), value);
}
