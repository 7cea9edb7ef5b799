using System.Diagnostics;

namespace SerBench.Benchmarks.Host;

/// <summary>What the clock costs and how finely it tells time.</summary>
/// <param name="MeanCost">Nanoseconds per reading, in a loop of readings: what the published driver takes off.</param>
/// <param name="MedianDelta">The median distance of two readings one after the other: what is taken off a batch.</param>
/// <param name="Step">The smallest difference seen between two such distances.</param>
internal sealed record ClockFacts(double MeanCost, double MedianDelta, double Step)
{
    private const int Readings = 2_000_000;
    private const int Deltas = 100_000;

    public static double ToNanoseconds(long ticks) => ticks * (1e9 / Stopwatch.Frequency);

    public static ClockFacts Measure()
    {
        ReadMany(Deltas);
        double mean = ReadMany(Readings);
        long[] deltas = new long[Deltas];
        foreach (ref long delta in deltas.AsSpan())
        {
            long start = Stopwatch.GetTimestamp();
            delta = Stopwatch.GetTimestamp() - start;
        }

        Array.Sort(deltas);
        long step = deltas.Zip(deltas.Skip(1), (one, next) => next - one).Where(difference => difference > 0).DefaultIfEmpty(0).Min();
        return new ClockFacts(mean, ToNanoseconds(deltas[Deltas / 2]), ToNanoseconds(step));
    }

    private static double ReadMany(int readings)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < readings; i++)
        {
            Stopwatch.GetTimestamp();
        }

        return Stopwatch.GetElapsedTime(start).TotalNanoseconds / readings;
    }
}
