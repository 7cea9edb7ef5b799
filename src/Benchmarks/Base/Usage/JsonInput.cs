namespace SerBench.Benchmarks.Base.Usage;

/// <summary>Reads a file that a command of this program has written. Any fault of the file becomes one sentence.</summary>
internal static class JsonInput
{
    public static JsonSerializerOptions Options { get; } = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
        WriteIndented = true,
        Converters = { new FiniteDoubleConverter(), new JsonStringEnumConverter(JsonNamingPolicy.CamelCase) },
    };

    public static string PlaceOf(JsonException exception) =>
        $"line {exception.LineNumber + 1}, byte {exception.BytePositionInLine + 1}, {exception.Path ?? "$"}";

    /// <summary>Reads content, and refuses it if it has a fault.</summary>
    public static T ReadChecked<T>(string file, string what, string command)
        where T : class, IChecked
    {
        T record = Read<T>(file, what, command);
        return record.FindFault() is { } fault ? throw new UsageException($"'{file}' is damaged: {fault}.") : record;
    }

    /// <param name="what">The expected kind of file, with its article, for messages.</param>
    /// <exception cref="UsageException">The file cannot be read, or is of another kind.</exception>
    public static T Read<T>(string file, string what, string command)
        where T : class
    {
        try
        {
            return JsonSerializer.Deserialize<T>(NamedFile.ReadText(file), Options)
                ?? throw new UsageException($"'{file}' is null instead of {what}; the command '{command}' writes one.");
        }
        catch (JsonException exception)
        {
            throw new UsageException($"'{file}' is not {what}, or damaged, at {PlaceOf(exception)}; the command '{command}' writes one.");
        }
    }
}

/// <summary>Content of a file that can have the right form and still be wrong.</summary>
internal interface IChecked
{
    /// <summary>The first fault, as the end of a sentence; null if there is none.</summary>
    string? FindFault();
}
