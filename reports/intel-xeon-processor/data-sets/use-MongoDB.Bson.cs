// MongoDB.Bson 3.14.0, by documented calls. A type needs: nothing.
//   dotnet add package MongoDB.Bson --version 3.14.0
// Called alike: MediaContent, Mesh, PlayerList, UpdateList.
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

public static class UseLogList
{
    // A Guid needs a representation. Dates keep their milliseconds alone, and unknown elements are errors: SerBench timed whole dates, so other bytes.
    static UseLogList() => BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));

    public static void Write(LogList value, Stream output)
    {
        using var writer = new BsonBinaryWriter(output);
        BsonSerializer.Serialize(writer, value);
    }

    public static LogList Read(byte[] data) => BsonSerializer.Deserialize<LogList>(data);
}
