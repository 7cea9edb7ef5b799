namespace SerBench.Engine.Cells;

// A line of the table of well-known serializers. The best-known variant is the first in Serializers.
public sealed record ModeLine(string Name, params IReadOnlyList<string> Serializers)
{
    // The first serializer that is present represents our package in the table.
    public static ModeLine Ours { get; } = new("Ours (Dense)", "dense/generated", "dense/compiled");

    public static ModeLine Protobuf { get; } = Of("Protobuf", "protobuf/generated");

    public static IReadOnlyList<ModeLine> All { get; } =
    [
        new("Reflective", "ignite/accessors"),
        new("Reflective Raw", "ignite-raw/accessors"),
        new("Binarizable", "ignite/handwritten"),
        new("Binarizable Raw", "ignite-raw/handwritten"),
        Of("Serializable"),
        new("Serializable, ours", "nrbf/generated"),
        Protobuf,
        Of("MessagePack", "msgpack/generated"),
        Of("FlatBuffers", "flatbuffers/generated"),
        Of("MemoryPack"),
        new("Protobuf, LZ4", [.. Protobuf.Serializers.Select(id => $"{id}+lz4")]),
        Ours,
    ];

    public static IReadOnlyList<(string Model, string Scenario)> Data { get; } =
        [("person", "article"), ("car", "serial"), ("tree", "published-1000")];

    public string NameFor(string serializer)
    {
        if (serializer == Serializers[0])
        {
            return Name;
        }

        (string first, SerializerName other) = (Serializers[0].Split('+')[0], SerializerName.Parse(serializer));
        string by = other.Format != "peer" ? "SerBench"
            : serializer.StartsWith($"{first}:", StringComparison.Ordinal) ? serializer[(first.Length + 1)..]
            : other.Access.Split('.')[0];
        return $"{Name} ({by})";
    }

    public static bool IsData(CellId cell) => Data.Contains((cell.Model, cell.Scenario));

    public static IEnumerable<CellId> CardOf(IEnumerable<CellId> cells) =>
        from cell in cells.Distinct()
        where IsData(cell)
        group cell by (cell.Model, cell.Scenario) into data
        let there = data.ToDictionary(cell => cell.Serializer)
        from serializer in Choose(there.ContainsKey)
        select there[serializer];

    public static IEnumerable<string> Choose(Func<string, bool> isThere) =>
        All.SelectMany(line => line.Serializers.Where(isThere).Take(1));

    private static ModeLine Of(string name, params IEnumerable<string> own) => new(name, [.. LibraryCard.StandingFor(name), .. own]);
}
