using System.Buffers;
using System.Globalization;
using System.Numerics;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerBench.Model;

// A number beyond the type is an error, not infinity. Infinity and NaN are names in quotes.
internal sealed class FiniteNumberConverter<T> : JsonConverter<T>
    where T : struct, IBinaryFloatingPointIeee754<T>
{
    private static readonly T[] Named = [T.NaN, T.PositiveInfinity, T.NegativeInfinity];

    public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType == JsonTokenType.Number)
        {
            string text = Encoding.ASCII.GetString(reader.HasValueSequence ? reader.ValueSequence.ToArray() : reader.ValueSpan);
            T number = T.Parse(text, NumberStyles.Float, null);
            return T.IsFinite(number)
                ? number
                : throw new JsonException($"{text} is beyond a {typeof(T).Name}; infinity is \"Infinity\", in quotes.");
        }

        string? name = reader.TokenType == JsonTokenType.String ? reader.GetString() : null;
        int index = Array.FindIndex(Named, one => NameOf(one) == name);
        return index < 0
            ? throw new JsonException($"A {typeof(T).Name} is a number, \"NaN\", \"Infinity\" or \"-Infinity\".")
            : Named[index];
    }

    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options)
    {
        if (T.IsFinite(value))
        {
            writer.WriteRawValue(NameOf(value), skipInputValidation: true);
        }
        else
        {
            writer.WriteStringValue(NameOf(value));
        }
    }

    private static string NameOf(T value) => value.ToString(null, null);
}
