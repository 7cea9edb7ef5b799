using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>Writes the samples of a launch on one line, rounded to a thousandth of a nanosecond: a record is also read by people.</summary>
internal sealed class SamplesConverter : JsonConverter<IReadOnlyList<IReadOnlyList<double>>>
{
    public override IReadOnlyList<IReadOnlyList<double>> Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<double[][]>(ref reader, options) ?? throw new JsonException("Samples are missing.");

    public override void Write(Utf8JsonWriter writer, IReadOnlyList<IReadOnlyList<double>> value, JsonSerializerOptions options)
    {
        writer.WriteStartArray();
        foreach (IReadOnlyList<double> launch in value)
        {
            writer.WriteRawValue($"[{string.Join(", ", launch.Select(sample => sample.ToString("0.###", CultureInfo.InvariantCulture)))}]");
        }

        writer.WriteEndArray();
    }
}
