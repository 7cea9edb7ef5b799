namespace SerBench.Benchmarks.Ladder;

/// <summary>A row of the published ladder, in nanoseconds; approximate where the text says so.</summary>
/// <param name="Name">A rung or a competitor.</param>
/// <param name="RoundTripRatio">How many times as long as V4 it took for a round trip, as printed there.</param>
public sealed record PublishedRow(
    string Name, string Model, string Serialize, string Deserialize, string RoundTrip, string Bytes, string? RoundTripRatio = null);
