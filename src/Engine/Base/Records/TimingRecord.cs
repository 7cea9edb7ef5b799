namespace SerBench.Engine.Base.Records;

/// <param name="Batch">operations per call of the measured loop.</param>
/// <param name="Launches">each process's samples, in nanoseconds per operation; may be empty after a failure.</param>
public sealed record TimingRecord(
    RowRecord Row,
    int Batch,
    [property: JsonConverter(typeof(SamplesConverter))] IReadOnlyList<IReadOnlyList<double>> Launches,
    long? AllocatedBytes,
    string? Failure)
{
    // A failure that starts with this text means that the code did not reach a steady speed.
    public const string NotSettled = "not settled";

    private const int FirstSamples = 5;
    private const int LastSamples = 3;
    private const double Faster = 1.5;

    // The limits are in nanoseconds: the shortest time that is written as 0.001, and about eleven days.
    private const double Shortest = 0.0005;
    private const double Longest = 1e15;

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public long? KeptBytes { get; init; }

    // Names methods of the timed code that the JIT does not compile at its highest tier, with the reason.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Code { get; init; }

    [JsonIgnore]
    public bool HasSamples => Launches.Any(launch => launch.Count > 0);

    [JsonIgnore]
    public bool HasPlausibleTimes =>
        Launches.All(launch => launch is not null && launch.All(sample => sample is >= Shortest and <= Longest));

    // False if the code became faster during a launch.
    [JsonIgnore]
    public bool IsSettled => Launches.All(launch =>
        launch.Count < FirstSamples + LastSamples
        || launch.Take(FirstSamples).Count(sample => sample > Faster * Statistics.Of(launch.TakeLast(LastSamples)).Median) < 2);

    public TimingRecord With(TimingRecord next) => this with
    {
        Launches = [.. Launches, .. next.Launches],
        AllocatedBytes = next.AllocatedBytes ?? AllocatedBytes,
        KeptBytes = next.KeptBytes ?? KeptBytes,
        Code = next.Code ?? Code,
        Failure = Failure ?? next.Failure,
    };

    // The median is that of the launch in the middle. Its interval is that of all samples, and has all medians of launches, since launches
    // may differ by more than their samples.
    public Statistics Summarize()
    {
        Statistics all = Statistics.Of(Launches.SelectMany(launch => launch));
        double[] medians = [.. Launches.Where(launch => launch.Count > 0).Select(launch => Statistics.Of(launch).Median)];
        return all with
        {
            Median = Statistics.MiddleOf(medians),
            Low = all.Low is { } low ? Math.Min(low, medians.Min()) : null,
            High = all.High is { } high ? Math.Max(high, medians.Max()) : null,
        };
    }
}

// Each launch is one line, rounded to 0.001 ns, because people read records.
internal sealed class SamplesConverter : JsonConverter<IReadOnlyList<IReadOnlyList<double>>>
{
    public override IReadOnlyList<IReadOnlyList<double>> Read(
        ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<double[][]>(ref reader, options) ?? throw new JsonException("Samples are missing.");

    public override void Write(Utf8JsonWriter writer, IReadOnlyList<IReadOnlyList<double>> value, JsonSerializerOptions options)
    {
        writer.WriteStartArray();
        foreach (IReadOnlyList<double> launch in value)
        {
            writer.WriteRawValue($"[{string.Join(", ", launch.Select(sample => sample.ToString("0.###")))}]");
        }

        writer.WriteEndArray();
    }
}
