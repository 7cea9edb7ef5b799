using SerBench.Serializers.Peers;

namespace SerBench.Serializers;

// Modes of the grid; libraries have published names on their cards.
public static class PublishedNames
{
    private static readonly Dictionary<string, string> Names = new()
    {
        ["ignite/accessors"] = "Reflective",
        ["ignite-raw/accessors"] = "Reflective Raw",
        ["ignite/handwritten"] = "Binarizable",
        ["ignite-raw/handwritten"] = "Binarizable Raw",
        ["typed-markers/reflection"] = "V1",
        ["typed-markers/delegates"] = "V2",
        ["typed-markers/accessors"] = "V3",
        ["typed-bitmap/accessors"] = "V4",
        ["dense/compiled"] = "V5",
        ["dense/generated"] = "V6",
    };

    public static string? Find(string id) => Names.GetValueOrDefault(id) ?? LibraryCard.FindRow(id)?.PublishedName;
}
