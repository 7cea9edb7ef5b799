using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;

namespace SerBench.Serializers.Peers.MongoBson;

public static class BsonForms
{
    // The library counts an object and the array around it as two levels, and allows 100 by default.
    private const int LevelsPerObject = 2;

    static BsonForms()
    {
        BsonDefaults.MaxSerializationDepth = LevelsPerObject * (Limits.SafeDepth + 1);
        BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        BsonSerializer.RegisterSerializer(new UInt32Serializer(BsonType.Int64));
        BsonSerializer.RegisterSerializer(
            new UInt64Serializer(BsonType.Int64, new RepresentationConverter(allowOverflow: true, allowTruncation: false)));
        BsonSerializer.RegisterSerializer(new ExactDates());
        BsonSerializer.RegisterSerializationProvider(new MapProvider());
    }

    public static BsonBinaryReader Open(ArraySegment<byte> data) => new(new ByteBufferStream(
        data.Offset == 0 ? new ByteArrayBuffer(data.Array, data.Count, isReadOnly: true)
            : new ByteArrayBuffer(data.ToArray(), isReadOnly: true)));

    public static void Register()
    {
    }

    // Keeps all ticks and the kind. A BSON date has milliseconds, and the library's other forms lose the kind.
    private sealed class ExactDates : StructSerializerBase<DateTime>
    {
        public override DateTime Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            DateTime.FromBinary(context.Reader.ReadInt64());

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, DateTime value) =>
            context.Writer.WriteInt64(value.ToBinary());
    }

    // Maps are arrays of pairs. The library's default is a document, which needs text as keys.
    private sealed class MapProvider : IBsonSerializationProvider
    {
        public IBsonSerializer? GetSerializer(Type type) =>
            type.IsConstructedGenericType && type.GetGenericTypeDefinition() == typeof(Dictionary<,>)
            && type.GetGenericArguments() is var arguments && arguments[0] != typeof(string)
                ? (IBsonSerializer)Activator.CreateInstance(
                    typeof(DictionaryInterfaceImplementerSerializer<,,>).MakeGenericType([type, .. arguments]),
                    DictionaryRepresentation.ArrayOfArrays)!
                : null;
    }
}
