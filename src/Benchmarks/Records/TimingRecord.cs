using System.Globalization;
using System.Text.Json.Serialization;
using System.Text.Json;

namespace SerBench.Benchmarks.Records;

/// <summary>What timing a row gave.</summary>
/// <param name="Batch">Operations per call of the measured loop.</param>
/// <param name="Launches">For each launch its samples, in nanoseconds per operation, in the order they were taken.</param>
/// <param name="AllocatedBytes">Bytes allocated per operation; null when it was not measured.</param>
/// <param name="Failure">What went wrong; then there may be fewer launches.</param>
public sealed record TimingRecord(
    RowRecord Row,
    int Batch,
    [property: JsonConverter(typeof(SamplesConverter))] IReadOnlyList<IReadOnlyList<double>> Launches,
    long? AllocatedBytes,
    string? Failure)
{
    [JsonIgnore]
    public bool HasSamples => Launches.Any(launch => launch.Count > 0);

    /// <summary>Whether every sample is a time, and every launch a list of them.</summary>
    [JsonIgnore]
    public bool IsTime => Launches.All(launch => launch is not null && launch.All(sample => double.IsFinite(sample) && sample > 0));

    /// <summary>This and a further launch of the same row.</summary>
    public TimingRecord With(TimingRecord next) => this with
    {
        Launches = [.. Launches, .. next.Launches],
        AllocatedBytes = next.AllocatedBytes ?? AllocatedBytes,
        Failure = Failure ?? next.Failure,
    };

    public Statistics Summarize() => Statistics.Of(Launches.SelectMany(launch => launch));
}

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
