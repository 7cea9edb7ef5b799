namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>A line of the table of modes: a known name, and the serializers that can represent it, the best known first.</summary>
public sealed record ModeLine(string Name, params IReadOnlyList<string> Serializers)
{
    /// <summary>The serializers that represent our package, fixed before anything is timed. The first one present is taken.</summary>
    public static ModeLine Ours { get; } = new("Ours (Dense)", "dense/generated", "dense/compiled");

    public static ModeLine Protobuf { get; } = Of("Protobuf", "protobuf/generated");

    /// <summary>The modes of the Ignite.NET article in its order, then what people choose from today.</summary>
    public static IReadOnlyList<ModeLine> All { get; } =
    [
        new("Reflective", "ignite/accessors"),
        new("Reflective Raw", "ignite-raw/accessors"),
        new("Binarizable", "ignite/handwritten"),
        new("Binarizable Raw", "ignite-raw/handwritten"),
        Of("Serializable", "nrbf/generated"),
        Protobuf,
        Of("MessagePack", "msgpack/generated"),
        Of("FlatBuffers", "flatbuffers/generated"),
        Of("MemoryPack"),
        new("Protobuf, LZ4", [.. Protobuf.Serializers.Select(id => $"{id}+lz4")]),
        Ours,
    ];

    /// <summary>The models that have a table of modes, with their published scenarios.</summary>
    public static IReadOnlyList<(string Model, string Scenario)> Data { get; } =
        [("person", "article"), ("car", "serial"), ("tree", "published-1000")];

    /// <summary>The line's name for a serializer. All but the line's first serializer are named: "MessagePack (Nerdbank)".</summary>
    public string NameFor(string serializer)
    {
        if (serializer == Serializers[0])
        {
            return Name;
        }

        (string first, SerializerName other) = (Serializers[0].Split('+')[0], SerializerName.Parse(serializer));
        string by = other.Format != "peer" ? "SerBench" : serializer.StartsWith($"{first}:", StringComparison.Ordinal) ? serializer[(first.Length + 1)..] : other.Access.Split('.')[0];
        return $"{Name} ({by})";
    }

    public static bool IsData(CellId cell) => Data.Contains((cell.Model, cell.Scenario));

    /// <summary>The id that represents each line: the first one present.</summary>
    /// <param name="isThere">True for a serializer that can be timed.</param>
    public static IEnumerable<string> Choose(Func<string, bool> isThere) =>
        All.SelectMany(line => line.Serializers.Where(isThere).Take(1));

    // The rows of libraries that represent a line, then our own.
    private static ModeLine Of(string name, params IEnumerable<string> own) => new(name, [.. LibraryCard.StandingFor(name), .. own]);
}
