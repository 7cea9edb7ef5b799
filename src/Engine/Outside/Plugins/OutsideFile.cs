using System.Security.Cryptography;

namespace SerBench.Engine.Outside.Plugins;

internal sealed record OutsideFile
{
    public const string Name = "outside.json";

    private static readonly JsonSerializerOptions Json = new(JsonSerializerOptions.Strict) { WriteIndented = true };

    public IReadOnlyList<string> Plugins { get; init; } = [];

    // The list is null until the plug-ins were tried.
    public IReadOnlyList<string>? PluginTypes { get; init; }

    public IReadOnlyList<string> Types { get; init; } = [];

    public string? Type { get; init; }

    public string? Origin { get; init; }

    // Says how the type differs from its schema, or which parts of its sample were too large.
    public string? OriginNote { get; init; }

    public IReadOnlyList<string> DataFiles { get; init; } = [];

    public ulong Seed { get; init; }

    public int Count { get; init; }

    // The data file lies beside outside.json; null if instances are random.
    public string? Data { get; init; }

    public string? DataDescription { get; init; }

    public string? DataAltered { get; init; }

    public IReadOnlyList<string> Hashes { get; init; } = [];

    public OutsideFile WithHashes() => this with
    {
        Hashes = [.. Plugins.Concat(Types).Select(file => Convert.ToHexStringLower(SHA256.HashData(NamedFile.ReadBytes(file))))],
    };

    // A resumed run's folder may come from other people, so the caller must name plug-ins and types again.
    public void Demand(OutsideFile named, string? folder)
    {
        if (!Plugins.SequenceEqual(named.Plugins) || !Types.SequenceEqual(named.Types) || Type != named.Type)
        {
            string[] options =
            [
                .. Options("--out", folder),
                .. Options("--plugin", [.. Plugins]),
                .. Options("--types", [.. Types]),
                .. Options("--type", Type),
            ];
            throw new UsageException("Name the plug-ins and the type of that run again, and no others: "
                + Repository.CommandLine($"run --resume {string.Join(' ', options)}"));
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
