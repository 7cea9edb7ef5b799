namespace SerBench.Benchmarks.Reports.Modes;

/// <summary>A line of the table of modes: a name that people know, and the serializers that may stand for it. The first one that was timed does.</summary>
internal sealed record ModeLine(string Name, params IReadOnlyList<string> Serializers)
{
    /// <summary>The line of the fastest serializer of our package. It depends on the figures.</summary>
    public const string BestOfOurs = "Best of ours";

    /// <summary>The modes of the Ignite.NET article in its order, then what people choose from today.</summary>
    public static IReadOnlyList<ModeLine> All { get; } =
    [
        new("Reflective", "ignite/accessors"),
        new("Reflective Raw", "ignite-raw/accessors"),
        new("Binarizable", "ignite/handwritten"),
        new("Binarizable Raw", "ignite-raw/handwritten"),
        new("Serializable", "peer/System.Runtime.Serialization.Formatters", "nrbf/generated"),
        new(Protobuf, "peer/protobuf-net", "peer/Google.Protobuf", "protobuf/generated"),
        new("MessagePack", "peer/MessagePack", "peer/Nerdbank.MessagePack", "msgpack/generated"),
        new("FlatBuffers", "peer/Google.FlatBuffers", "peer/Google.FlatBuffers:trusted", "flatbuffers/generated"),
        new("MemoryPack", "peer/MemoryPack"),
        new("JSON", "peer/System.Text.Json"),
        new("Protobuf, LZ4", "peer/protobuf-net+lz4", "peer/Google.Protobuf+lz4", "protobuf/generated+lz4"),
        new(BestOfOurs),
    ];

    /// <summary>The line to which all others are compared.</summary>
    public const string Protobuf = "Protobuf";

    /// <summary>The models that have a table, with the data of their publications.</summary>
    public static IReadOnlyList<(string Model, string Scenario)> Data { get; } = [("person", "article"), ("car", "serial"), ("tree", "published-1000")];
}
