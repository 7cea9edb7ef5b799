using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Converters;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

// The settings keep the library from changing dates and collections.
public sealed class BsonDirect : IDirectCalls, IModelVisitor<DirectCall>
{
    private static readonly JsonSerializer Serializer = JsonSerializer.Create(new JsonSerializerSettings
    {
        Converters = { new IsoDateTimeConverter() },
        MetadataPropertyHandling = MetadataPropertyHandling.Ignore,
        ObjectCreationHandling = ObjectCreationHandling.Replace,
    });

    // A stream of the same kind as in the row: with two kinds in one process, the JIT could inline the calls of only one kind.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly EncodeBufferStream Output = new();

    public IEnumerable<DirectCall> All => ModelCatalog.BuiltIn.Models.Select(model => model.Accept(this));

    public DirectCall Visit<T>(IModel<T> model) =>
        DirectCall.Of<T>(
            BsonCard.Main, model.Id, value => Write(value!), Written,
            data => Serializer.Deserialize<T>(new BsonDataReader(new MemoryStream(data)))!);

    private static void Write(object value)
    {
        Output.Begin(Buffer);
        Serializer.Serialize(new BsonDataWriter(Output), value);
    }

    private static ReadOnlyMemory<byte> Written() => Buffer.Message;
}
