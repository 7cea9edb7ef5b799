namespace SerBench.Engine.Base.Usage;

// Refuses numbers too large for a double: no report or file can hold infinity.
internal sealed class FiniteDoubleConverter : JsonConverter<double>
{
    public override double Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.Number && reader.TryGetDouble(out double number) && double.IsFinite(number)
            ? number
            : throw new JsonException();

    public override void Write(Utf8JsonWriter writer, double value, JsonSerializerOptions options) => writer.WriteNumberValue(value);
}
