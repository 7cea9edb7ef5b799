using System.Text.Json.Nodes;

namespace SerBench.Engine.Install;

internal static class DependencyFile
{
    private const string Name = "SerBench.Libraries/1.0.0";

    public static void Add(string file, string folder)
    {
        JsonNode root = JsonNode.Parse(File.ReadAllText(file)) ?? throw new IOException($"'{file}' is empty.");
        JsonObject target = root["targets"]![(string)root["runtimeTarget"]!["name"]!]!.AsObject();
        HashSet<string> known = target.Select(library => library.Value!["runtime"]?.AsObject())
            .SelectMany(runtime => runtime?.Select(asset => Path.GetFileName(asset.Key)) ?? [])
            .ToHashSet(StringComparer.OrdinalIgnoreCase);
        var added = new JsonObject(Directory.EnumerateFiles(folder, "*.dll").Select(path => Path.GetFileName(path))
            .Where(name => !known.Contains(name)).Order(StringComparer.Ordinal)
            .Select(name => KeyValuePair.Create<string, JsonNode?>(name, new JsonObject())));
        target[Name] = new JsonObject { ["runtime"] = added };
        root["libraries"]![Name] = new JsonObject { ["type"] = "project", ["serviceable"] = false, ["sha512"] = "" };
        File.WriteAllText(file, root.ToJsonString());
    }
}
