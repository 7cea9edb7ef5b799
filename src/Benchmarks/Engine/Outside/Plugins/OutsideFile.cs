using System.Security.Cryptography;

namespace SerBench.Benchmarks.Engine.Outside.Plugins;

/// <summary>A file that names the plug-ins, own type and data of a run, for the other processes of the run.</summary>
internal sealed record OutsideFile
{
    public const string Name = "outside.json";

    private static readonly JsonSerializerOptions Json = new(JsonSerializerOptions.Strict) { WriteIndented = true };

    public IReadOnlyList<string> Plugins { get; init; } = [];

    /// <summary>The types of plug-ins that can be used; null if they were not tried yet.</summary>
    public IReadOnlyList<string>? PluginTypes { get; init; }

    public IReadOnlyList<string> Types { get; init; } = [];

    public string? Type { get; init; }

    /// <summary>A sentence about the files from which the own type was written; null if the caller has written it.</summary>
    public string? Origin { get; init; }

    /// <summary>How the type differs from its schema, or the parts of its sample that were too large to use; null if none.</summary>
    public string? OriginNote { get; init; }

    public IReadOnlyList<string> DataFiles { get; init; } = [];

    public ulong Seed { get; init; }

    public int Count { get; init; }

    /// <summary>The name of the file with the kept records, beside this file; null if instances are random.</summary>
    public string? Data { get; init; }

    public string? DataDescription { get; init; }

    public string? DataAltered { get; init; }

    /// <summary>The SHA-256 of each assembly when it was opened, those of plug-ins first.</summary>
    public IReadOnlyList<string> Hashes { get; init; } = [];

    public OutsideFile WithHashes() => this with { Hashes = [.. Plugins.Concat(Types).Select(file => Convert.ToHexStringLower(SHA256.HashData(NamedFile.ReadBytes(file))))] };

    /// <summary>Refuses to resume a run unless the caller names its code again: the folder of the run may come from others.</summary>
    /// <param name="folder">The folder that the caller gave for the run.</param>
    public void Demand(OutsideFile named, string? folder)
    {
        if (!Plugins.SequenceEqual(named.Plugins) || !Types.SequenceEqual(named.Types) || Type != named.Type)
        {
            string[] options = [.. Options("--out", folder), .. Options("--plugin", [.. Plugins]), .. Options("--types", [.. Types]), .. Options("--type", Type)];
            throw new UsageException($"Name the plug-ins and the type of that run again, and no others: {Repository.CommandLine($"run --resume {string.Join(' ', options)}")}");
        }

        if (!Hashes.SequenceEqual(named.WithHashes().Hashes))
        {
            throw new UsageException("A plug-in or your type has changed since that run; start a new one.");
        }

        static IEnumerable<string> Options(string name, params string?[] values) =>
            values.OfType<string>().Select(value => $"{name} {OutsideOptions.Quote(value)}");
    }

    public static OutsideFile Read(string path)
    {
        try
        {
            OutsideFile? file = JsonSerializer.Deserialize<OutsideFile>(NamedFile.ReadText(path), Json);
            return file is null || file.Plugins.Concat(file.PluginTypes ?? []).Concat(file.Types).Contains(null!)
                ? throw new UsageException($"'{path}' is damaged: something is null that must be there.")
                : file;
        }
        catch (JsonException exception)
        {
            throw new UsageException($"'{path}' cannot be read: {exception.Message}");
        }
    }

    public void Write(string path) => NamedFile.WriteText(path, JsonSerializer.Serialize(this, Json));
}
