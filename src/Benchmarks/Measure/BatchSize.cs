using System.Numerics;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Measure;

/// <summary>How many operations one call of the measured loop makes.</summary>
public static class BatchSize
{
    /// <summary>Once around all values of a varied scenario; the call and the clock then cost nothing that shows.</summary>
    public const int Largest = 1024;

    // Long messages take long by themselves: fewer of them keep an iteration short.
    private const int BytesPerBatch = 4 * 1024 * 1024;

    /// <summary>A power of two, from the size of the messages alone.</summary>
    public static int For(SizeRange size) =>
        Math.Clamp(1 << BitOperations.Log2((uint)(BytesPerBatch / Math.Max(1, size.Mean))), 1, Largest);
}
