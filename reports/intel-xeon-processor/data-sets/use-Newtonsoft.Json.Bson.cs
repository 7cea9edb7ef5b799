// Newtonsoft.Json.Bson 1.0.2, by documented calls. A type needs: nothing.
//   dotnet add package Newtonsoft.Json.Bson --version 1.0.2
// Called alike: MediaContent, Mesh, UpdateList.
using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Converters;

public static class UseLogList
{
    // SerBench timed the same calls with a resolver for declared types. Without these settings, the library changes dates, and adds items to collections that a constructor has filled.
    private static readonly JsonSerializer Serializer = JsonSerializer.Create(new JsonSerializerSettings
    {
        Converters = { new IsoDateTimeConverter() },
        MetadataPropertyHandling = MetadataPropertyHandling.Ignore,
        ObjectCreationHandling = ObjectCreationHandling.Replace,
    });

    public static void Write(LogList value, Stream output)
    {
        using var writer = new BsonDataWriter(output) { CloseOutput = false };
        Serializer.Serialize(writer, value);
    }

    public static LogList Read(Stream input)
    {
        using var reader = new BsonDataReader(input) { CloseInput = false };
        return Serializer.Deserialize<LogList>(reader)!;
    }
}
