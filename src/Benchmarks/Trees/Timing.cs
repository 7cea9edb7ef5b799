namespace SerBench.Benchmarks.Trees;

/// <summary>What one codec took at one bandwidth: medians over the runs, in whole microseconds as published.</summary>
/// <param name="Collections">How many collections fell into timed deserialization, over all runs.</param>
internal sealed record Timing(int Bandwidth, long Serialize, long Deserialize, long Bytes, int Collections)
{
    /// <summary>A megabyte per second is a byte per microsecond; the published program divides whole numbers.</summary>
    public long Transfer => Bytes / Bandwidth;

    public long Codec => Serialize + Deserialize;

    public long Total => Codec + Transfer;
}
