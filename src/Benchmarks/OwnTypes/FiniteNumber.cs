using System.Globalization;
using System.Numerics;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.OwnTypes;

/// <summary>
/// Reads a float or double of JSON, and refuses digits that are beyond it: left alone, they are read as infinity. Who means infinity writes
/// "Infinity", in quotes.
/// </summary>
internal sealed class FiniteNumber<T> : JsonConverter<T>
    where T : struct, IBinaryFloatingPointIeee754<T>
{
    public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.Number ? Parse(reader.ValueSpan)
        : reader.TokenType == JsonTokenType.String ? Named(reader.GetString()!)
        : throw new JsonException($"The JSON value is no {typeof(T).Name}.");

    public override T ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.GetString() is "NaN" or "Infinity" or "-Infinity" ? Named(reader.GetString()!) : Parse(reader.ValueSpan);

    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => throw new NotSupportedException("Numbers are only read so.");

    private static T Parse(ReadOnlySpan<byte> digits) =>
        !T.TryParse(digits, NumberStyles.Float, CultureInfo.InvariantCulture, out T value) ? throw new JsonException($"The JSON value is no {typeof(T).Name}.")
        : T.IsFinite(value) ? value
        : throw new JsonException($"The number is beyond what a {typeof(T).Name} can be; infinity is written \"Infinity\", in quotes.");

    private static T Named(string name) => name switch
    {
        "NaN" => T.NaN,
        "Infinity" => T.PositiveInfinity,
        "-Infinity" => T.NegativeInfinity,
        _ => throw new JsonException($"The JSON value is no {typeof(T).Name}."),
    };
}
