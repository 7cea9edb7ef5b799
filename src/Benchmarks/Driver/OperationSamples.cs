using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Driver;

/// <summary>What one run found for one operation.</summary>
/// <param name="Type">ENC or DEC.</param>
/// <param name="Size">The mean size of the messages.</param>
/// <param name="BatchLength">Operations between two readings of the clock.</param>
/// <param name="Batches">Nanoseconds per operation of each batch, the clock taken off once per batch.</param>
/// <param name="Singles">Nanoseconds of single operations between two readings, as they were read.</param>
/// <param name="Linearity">How much longer a batch of twice the length takes.</param>
internal sealed record OperationSamples(string Type, int Size, int BatchLength, Statistics Batches, IReadOnlyList<double> Singles, double Linearity)
{
    private const double AllowedDeviation = 0.02;

    /// <summary>Whether twice the work takes twice the time: else code was removed, or the clock is too coarse.</summary>
    public bool IsLinear => Math.Abs((Linearity / 2) - 1) <= AllowedDeviation;

    /// <summary>A percentile of the single operations.</summary>
    public double Tail(double percent) => Singles[(int)Math.Min(Singles.Count - 1, Singles.Count * percent / 100)];
}
