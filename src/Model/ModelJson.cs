using System.Text.Encodings.Web;
using System.Text.Json;

namespace SerBench.Model;

// JSON has member names as declared, and enums as numbers (docs/models.md, "JSON").
public static class ModelJson
{
    // A deeper value is refused, because the JSON library recurses.
    public const int MaxDepth = 1024;

    private static readonly JsonSerializerOptions Reading = new(JsonSerializerOptions.Strict)
    {
        MaxDepth = MaxDepth,
        Converters = { new FiniteNumberConverter<double>(), new FiniteNumberConverter<float>() },
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    // The JSON writer counts a member as a level, but the reader does not.
    private static readonly JsonSerializerOptions Writing = new(Reading) { MaxDepth = MaxDepth + 1 };

    private static readonly JsonSerializerOptions Indenting = new(Writing) { WriteIndented = true };

    public static byte[] Write<T>(T value, bool indented = false) =>
        JsonSerializer.SerializeToUtf8Bytes(value, indented ? Indenting : Writing);

    public static T Read<T>(ReadOnlySpan<byte> utf8) =>
        JsonSerializer.Deserialize<T>(utf8, Reading)
        ?? throw new JsonException($"The JSON is null where a value of {typeof(T).Name} is expected.", "$", 0, 0);
}
