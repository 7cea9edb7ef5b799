using System.Globalization;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Trees;

/// <summary>Whether a tree of some size fits this machine, asked before it is built.</summary>
internal static class MemoryNeed
{
    /// <summary>The tree, what a codec makes of it, its messages and copies, as measured with the published tree.</summary>
    public const long BytesPerNode = 3_500;

    private const long Fixed = 200_000_000;

    public static void Check(int nodes, long available)
    {
        long needed = Fixed + (nodes * BytesPerNode);
        if (needed <= available)
        {
            return;
        }

        long fitting = Math.Max(0, available - Fixed) / BytesPerNode;
        string advice = fitting > 0 ? $"try --nodes {RoundDown(fitting)}" : "free some memory";
        throw new UsageException(string.Create(
            CultureInfo.InvariantCulture,
            $"{nodes:N0} nodes take about {needed / 1e9:0.0} GB, and {available / 1e9:0.0} GB are free; {advice}."));
    }

    /// <summary>What the process may still take.</summary>
    public static long ReadAvailable()
    {
        GC.Collect();
        GCMemoryInfo memory = GC.GetGCMemoryInfo();
        return memory.TotalAvailableMemoryBytes - memory.MemoryLoadBytes;
    }

    private static long RoundDown(long number)
    {
        long unit = 1;
        while (number / unit >= 10)
        {
            unit *= 10;
        }

        return number / unit * unit;
    }
}
