using System.Numerics;

namespace SerBench.Benchmarks.Features.Load;

// The histogram is exact to 3 %, because each doubling of the time has 32 counts.
internal sealed class LatencyCounts
{
    private const int Bits = 5;
    private const int Steps = 1 << Bits;

    private readonly long[] _counts = new long[64 * Steps];
    private long _longest;

    public void Add(long ticks)
    {
        _counts[IndexOf(ticks)]++;
        _longest = Math.Max(_longest, ticks);
    }

    public static LoadLatencies Summarize(IEnumerable<LatencyCounts> threads)
    {
        var all = new LatencyCounts();
        foreach (LatencyCounts counts in threads)
        {
            for (int i = 0; i < all._counts.Length; i++)
            {
                all._counts[i] += counts._counts[i];
            }

            all._longest = Math.Max(all._longest, counts._longest);
        }

        return new(all.Quantile(0.5), all.Quantile(0.99), all.Quantile(0.999), ClockFacts.ToNanoseconds(Math.Max(1, all._longest)));
    }

    private double Quantile(double share)
    {
        long left = (long)Math.Ceiling(share * _counts.Sum());
        int index = 0;
        while ((left -= _counts[index]) > 0)
        {
            index++;
        }

        return ClockFacts.ToNanoseconds(Math.Clamp(LastOf(index), 1, Math.Max(1, _longest)));
    }

    private static int IndexOf(long ticks)
    {
        int shift = Math.Max(0, BitOperations.Log2((ulong)Math.Max(1, ticks)) - Bits);
        return (shift * Steps) + (int)(Math.Max(0, ticks) >> shift);
    }

    private static long LastOf(int index)
    {
        int shift = Math.Max(0, (index / Steps) - 1);
        return ((index - (shift * Steps) + 1L) << shift) - 1;
    }
}
