using System.Text.Encodings.Web;
using System.Text.Json;

namespace SerBench.Benchmarks.Commands;

/// <summary>The JSON that commands print.</summary>
internal static class JsonText
{
    private static readonly JsonSerializerOptions Options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        WriteIndented = true,
    };

    public static string Of<T>(T value) => JsonSerializer.Serialize(value, Options);
}
