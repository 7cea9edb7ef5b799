namespace SerBench.Benchmarks.Records;

/// <summary>What one size of data took.</summary>
/// <param name="Size">How many fields, elements or levels.</param>
/// <param name="Bytes">The mean size of the messages.</param>
/// <param name="Encode">Nanoseconds, the median of each launch.</param>
/// <param name="Decode">Nanoseconds, the median of each launch.</param>
public sealed record ScalingPoint(int Size, double Bytes, IReadOnlyList<double> Encode, IReadOnlyList<double> Decode)
{
    /// <summary>The same point with the launches of another one behind its own.</summary>
    public ScalingPoint With(ScalingPoint later) => this with { Encode = [.. Encode, .. later.Encode], Decode = [.. Decode, .. later.Decode] };
}
