namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The kinds that serializers refuse, by name, each with words of the reason.
internal static class KindRefusals
{
    private static readonly string[] Unions = ["Animals", "Drawing", "Drawings", "Measured"];
    private static readonly string[] OfRunes = ["MapsByCarried", "PairsOfCarried", "Runes"];
    private static readonly string[] InCollections = ["Deep", "Jagged", "MapsOfLists", "MapsOfMaybes"];
    private static readonly string[] Carried =
    [
        "Animals", "Big", "Collections", "Deep", "Drawing", "Drawings", "Enumerables", "Halves", "ImmutableArrays", "ImmutableLists",
        "ImmutableMaps", "ImmutableQueues", "ImmutableSets", "ImmutableSortedMaps", "ImmutableSortedSets", "ImmutableStacks",
        "InterfacesOfImmutables", "LinkedLists", "Links", "ListInterfaces", "MapInterfaces", "MapsByCarried", "Measured", "Memories",
        "Observables", "PairsOfCarried", "PlainCollections", "Queues", "ReadOnlyCollections", "ReadOnlyLists", "ReadOnlyMaps",
        "ReadOnlyMemories", "ReadOnlySets", "Runes", "Segments", "SetInterfaces", "SortedLists", "SortedMaps", "SortedSets", "Stacks",
        "Tuples", "Versions", "Wide",
    ];

    private static readonly (string Rows, string Reason, string[] Kinds)[] All =
    [
        ("nrbf/", "BinaryFormatter writes the private fields", Carried),
        ("nrbf/", "DateOnly is not serializable", ["Dates"]),
        ("flatbuffers/", "cannot hold null", ["MapsOfMaybes", "MaybeItems"]),
        .. new[] { "protobuf/", "proto3/", "xbuf2/" }.SelectMany(rows => new (string, string, string[])[]
        {
            (rows, "cannot be a collection", InCollections),
            (rows, "cannot be null", ["MaybeItems"]),
            (rows, "no arrays of two dimensions", ["Grids"]),
            (rows, "is both null and empty", ["Recursive"]),
        }),
        ("peer/Apache.Avro", "arrays of one dimension only", ["Grids"]),
        ("peer/Apache.Avro", "a map inside a collection", ["MapsOfLists", "MapsOfMaybes"]),
        ("peer/Apache.Avro", "the keys of an Avro map are text",
            [
                "Deep", "ImmutableMaps", "ImmutableSortedMaps", "InterfacesOfImmutables", "MapInterfaces", "Maps", "MapsByCarried",
                "ReadOnlyMaps", "SortedLists", "SortedMaps",
            ]),
        ("peer/Apache.Fory", "does not carry the offset", ["Dates"]),
        ("peer/Apache.Fory", "no arrays of two dimensions", ["Grids"]),
        ("peer/DataContractSerializer", "arrays of one dimension only", ["Grids"]),
        ("peer/Google.FlatBuffers", "cannot hold null", ["MapsOfMaybes", "MaybeItems"]),
        ("peer/Google.Protobuf", "arrays of one dimension only", ["Grids"]),
        ("peer/Google.Protobuf", "no collection of collections", InCollections),
        ("peer/Google.Protobuf", "no null inside a collection", ["MaybeItems"]),
        ("peer/Google.Protobuf", "is both null and empty", ["Recursive"]),
        ("peer/MemoryPack+convert", "nothing to convert", ["Size"]),
        ("peer/MongoDB.Bson", "arrays of several dimensions", ["Grids"]),
        ("peer/Newtonsoft.Json.Bson", "has no decimal", ["Fractions", "MaybeItems", "Maybes"]),
        ("peer/Newtonsoft.Json.Bson", "no exact form of TimeOnly", ["Dates"]),
        ("peer/Newtonsoft.Json.Bson", "arrays of several dimensions", ["Grids"]),
        ("peer/Newtonsoft.Json.Bson", "name no types", Unions),
        ("peer/Newtonsoft.Json.Bson", "does not read",
            ["ImmutableStacks", "Memories", "ReadOnlyMemories", "ReadOnlySets", "Segments", "Stacks", .. OfRunes]),
        ("peer/Nino+convert", "nothing to convert", ["Size"]),
        ("peer/Nino", "wrote nothing for it", ["Size"]),
        ("peer/System.Runtime.Serialization.Formatters", "DateOnly is not marked", ["Dates"]),
        ("peer/System.Text.Json", "no arrays of several dimensions", ["Grids"]),
        ("peer/System.Text.Json", "only if [JsonDerivedType] names it", ["Measured"]),
        ("peer/System.Text.Json", "has no form of", ["Big", "PairsOfCarried", "Runes"]),
        ("peer/System.Text.Json", "not a supported dictionary key", ["MapsByCarried"]),
        ("peer/System.Text.Json", "does not read", ["ImmutableStacks", "PlainCollections", "ReadOnlySets", "Segments", "Stacks"]),
        ("peer/protobuf-net", "arrays of one dimension only", ["Grids"]),
        ("peer/protobuf-net:generated", "gives back another value", ["Dates", "Maybes"]),
        ("peer/protobuf-net", "no collection of collections", ["Jagged"]),
        ("peer/protobuf-net", "does not tell null from zero", ["MapsOfMaybes"]),
        ("peer/protobuf-net", "no message for",
            [
                "Big", "Deep", "Halves", "MapsByCarried", "Memories", "PairsOfCarried", "PlainCollections", "ReadOnlyMemories", "Runes",
                "Segments", "Tuples", "Versions", "Wide",
            ]),
    ];

    // Words of the reason for which a serializer refuses a kind; null if it carries the kind.
    public static string? Find(string serializer, string kind) =>
        All.FirstOrDefault(one => serializer.StartsWith(one.Rows, StringComparison.Ordinal) && one.Kinds.Contains(kind)).Reason;
}
