using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

#pragma warning disable CA1710, CA1822, CA1819, CA2227, CA1044, IDE0032, IDE0044 // Types as people have them.

// Values that a converter of their own writes.
public static partial class WildTypes
{
    [JsonConverter(typeof(Trimming))]
    public readonly record struct Code(string Text);

    public class Converted
    {
        [JsonConverter(typeof(Euros))]
        public decimal Price { get; set; }

        [JsonConverter(typeof(Euros))]
        public decimal Same => Price;

        public Temperature Warm { get; set; }

        [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString)]
        public int Text { get; set; }

        [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals)]
        public double Quoted { get; set; }

        [JsonConverter(typeof(Percent))]
        public double Share { get; set; }
    }

    [JsonConverter(typeof(Degrees))]
    public readonly record struct Temperature(double Kelvin)
    {
        public double Celsius => Kelvin - 273.15;
    }

    private sealed class Euros : JsonConverter<decimal>
    {
        public override decimal Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            decimal.Parse(reader.GetString()!.Replace(" EUR", ""), System.Globalization.CultureInfo.InvariantCulture);

        public override void Write(Utf8JsonWriter writer, decimal value, JsonSerializerOptions options) =>
            writer.WriteStringValue(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{value} EUR"));
    }

    private sealed class Trimming : JsonConverter<Code>
    {
        public override Code Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            new(reader.GetString()!.Trim());

        public override void Write(Utf8JsonWriter writer, Code value, JsonSerializerOptions options) => writer.WriteStringValue(value.Text);

        public override Code ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            Read(ref reader, typeToConvert, options);

        public override void WriteAsPropertyName(Utf8JsonWriter writer, Code value, JsonSerializerOptions options) =>
            writer.WritePropertyName(value.Text);
    }

    private sealed class Percent : JsonConverter<double>
    {
        public override double Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            Math.Min(reader.GetDouble(), 100);

        public override void Write(Utf8JsonWriter writer, double value, JsonSerializerOptions options) => writer.WriteNumberValue(value);
    }

    private sealed class Degrees : JsonConverter<Temperature>
    {
        public override Temperature Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            using var document = JsonDocument.ParseValue(ref reader);
            return new Temperature(document.RootElement.GetProperty("celsius").GetDouble() + 273.15);
        }

        public override void Write(Utf8JsonWriter writer, Temperature value, JsonSerializerOptions options)
        {
            writer.WriteStartObject();
            writer.WriteNumber("celsius", value.Celsius);
            writer.WriteEndObject();
        }
    }
}
