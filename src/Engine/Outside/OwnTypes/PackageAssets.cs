using System.Text.Json.Nodes;

namespace SerBench.Engine.Outside.OwnTypes;

// A class library's build does not copy the packages that .deps.json names, so they are looked up in the machine's folder.
internal sealed class PackageAssets(Dictionary<string, string> files)
{
    public static string MachineFolder => Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } folder
        ? folder
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    public static PackageAssets Of(string assemblyFile, string packagesFolder)
    {
        string list = Path.ChangeExtension(assemblyFile, ".deps.json");
        var found = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        foreach (string file in File.Exists(list) ? ReadList(list) : [])
        {
            found.TryAdd(Path.GetFileNameWithoutExtension(file), Path.Combine(packagesFolder, file));
        }

        return new PackageAssets(found);
    }

    public string? Find(string assemblyName) => files.TryGetValue(assemblyName, out string? file) && File.Exists(file) ? file : null;

    private static List<string> ReadList(string list)
    {
        try
        {
            using FileStream stream = File.OpenRead(list);
            JsonNode? root = JsonNode.Parse(stream);
            string target = (string?)root?["runtimeTarget"]?["name"] ?? "";
            return [.. root?["targets"]?[target] is JsonObject libraries
                ? libraries.SelectMany(library => AssetsOf(root, library.Key, library.Value))
                : []];
        }
        catch (Exception exception)
            when (exception is JsonException or InvalidOperationException or ArgumentException
                or IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }

    private static IEnumerable<string> AssetsOf(JsonNode root, string library, JsonNode? entry) =>
        root["libraries"]?[library]?["path"] is { } path && entry?["runtime"] is JsonObject assets
            ? assets.Select(asset => Path.Combine((string)path!, asset.Key))
            : [];
}
