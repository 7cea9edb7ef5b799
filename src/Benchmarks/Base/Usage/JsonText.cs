namespace SerBench.Benchmarks.Base.Usage;

/// <summary>The JSON that commands print and that <c>attack</c> writes.</summary>
internal static class JsonText
{
    public static JsonSerializerOptions Options { get; } = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        WriteIndented = true,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.CamelCase) },
    };

    public static string Of<T>(T value) => JsonSerializer.Serialize(value, Options);
}
