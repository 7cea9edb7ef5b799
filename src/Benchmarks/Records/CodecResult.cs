namespace SerBench.Benchmarks.Records;

/// <summary>One codec over one tree at all bandwidths, or why it could not carry the tree.</summary>
public sealed record CodecResult(string Codec, IReadOnlyList<Timing> Timings, string? Refusal = null)
{
    /// <summary>The mean of the speedups over another codec, as the published program averages.</summary>
    public double AverageSpeedupOver(CodecResult other) => Timings.Zip(other.Timings, (mine, theirs) => (double)theirs.Total / mine.Total).Average();
}
