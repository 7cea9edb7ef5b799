using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>What one codec took at one bandwidth: medians over the runs, in whole microseconds as published.</summary>
/// <param name="Collections">How many collections fell into timed deserialization, over all runs.</param>
/// <param name="Runs">What serializing and deserializing took together, run by run.</param>
public sealed record Timing(int Bandwidth, long Serialize, long Deserialize, long Bytes, int Collections, IReadOnlyList<long> Runs)
{
    /// <summary>A megabyte per second is a byte per microsecond; the published program divides whole numbers.</summary>
    [JsonIgnore]
    public long Transfer => Bytes / Bandwidth;

    [JsonIgnore]
    public long Codec => Serialize + Deserialize;

    [JsonIgnore]
    public long Total => Codec + Transfer;
}
