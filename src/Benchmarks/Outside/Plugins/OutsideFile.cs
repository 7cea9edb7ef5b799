using System.Text.Json;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Outside.Plugins;

/// <summary>What a run takes from outside, as a file: from it another process of the same run opens the same once more.</summary>
internal sealed record OutsideFile
{
    public const string Name = "outside.json";

    private static readonly JsonSerializerOptions Options = new(JsonSerializerOptions.Strict) { WriteIndented = true };

    /// <summary>Assemblies of plug-ins.</summary>
    public IReadOnlyList<string> Plugins { get; init; } = [];

    /// <summary>The types of the plug-ins that can be used; null when nobody has looked yet.</summary>
    public IReadOnlyList<string>? PluginTypes { get; init; }

    /// <summary>Assemblies in which the own type is looked for.</summary>
    public IReadOnlyList<string> Types { get; init; } = [];

    /// <summary>The full name of the own type.</summary>
    public string? Type { get; init; }

    /// <summary>Files of JSON that nobody has read yet.</summary>
    public IReadOnlyList<string> DataFiles { get; init; } = [];

    public ulong Seed { get; init; }

    public int Count { get; init; }

    /// <summary>The kept records, a file beside this one; null when instances are drawn at random.</summary>
    public string? Data { get; init; }

    public string? DataDescription { get; init; }

    public static OutsideFile Read(string path)
    {
        try
        {
            OutsideFile? file = JsonSerializer.Deserialize<OutsideFile>(NamedFile.ReadText(path), Options);
            return file is null || file.Plugins.Concat(file.PluginTypes ?? []).Concat(file.Types).Contains(null!)
                ? throw new UsageException($"'{path}' is damaged: something is null that must be there.")
                : file;
        }
        catch (JsonException exception)
        {
            throw new UsageException($"'{path}' cannot be read: {exception.Message}");
        }
    }

    public void Write(string path) => NamedFile.WriteText(path, JsonSerializer.Serialize(this, Options));
}
