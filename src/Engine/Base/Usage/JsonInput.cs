namespace SerBench.Engine.Base.Usage;

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

    public static T ReadChecked<T>(string file, string what, string command)
        where T : class, IChecked
    {
        T record = Read<T>(file, what, command);
        return record.FindFault() is { } fault ? throw new UsageException($"'{file}' is damaged: {fault}.") : record;
    }

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

internal interface IChecked
{
    // Returns the first fault as the end of a sentence.
    string? FindFault();
}
