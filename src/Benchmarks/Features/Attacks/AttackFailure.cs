namespace SerBench.Benchmarks.Features.Attacks;

// An input on which a reader failed, for attack --replay.
public sealed record AttackFailure(
    string Serializer, string Model, AttackVerdict AttackVerdict, string? What, ulong Seed, long Number, int Origin, string Bytes)
{
    internal AttackInput Input => new(Convert.FromHexString(Bytes), Origin);

    public string Write(string folder)
    {
        NamedFile.CreateFolder(folder);
        string path = Path.Combine(folder, $"{Serializer}-{Model}-{Number}.json".Replace('/', '-').Replace(':', '-'));
        NamedFile.WriteText(path, JsonText.Of(this));
        return path;
    }

    public static AttackFailure Read(string path)
    {
        try
        {
            AttackFailure failure = JsonSerializer.Deserialize<AttackFailure>(NamedFile.ReadText(path), JsonText.Options)
                ?? throw new JsonException("it is null");
            Convert.FromHexString(failure.Bytes);
            return failure is { Serializer: not null, Model: not null }
                ? failure
                : throw new JsonException("it names no serializer or no model");
        }
        catch (Exception exception) when (exception is UsageException or JsonException or FormatException or ArgumentNullException)
        {
            throw new UsageException($"'{path}' is no saved input of an attack: {exception.Message}");
        }
    }
}
