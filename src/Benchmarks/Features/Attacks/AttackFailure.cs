namespace SerBench.Benchmarks.Features.Attacks;

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
        string text = NamedFile.ReadText(path);
        try
        {
            AttackFailure failure = JsonSerializer.Deserialize<AttackFailure>(text, JsonText.Options)
                ?? throw new JsonException("it is null");
            if (failure is not { Serializer: not null, Model: not null, Bytes: not null })
            {
                throw new JsonException("it lacks 'serializer', 'model' or 'bytes'");
            }

            Convert.FromHexString(failure.Bytes);
            return failure;
        }
        catch (Exception exception) when (exception is JsonException or FormatException)
        {
            throw new UsageException($"'{path}' is no saved input of an attack: {exception.Message}");
        }
    }
}
