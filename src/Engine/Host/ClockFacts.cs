namespace SerBench.Engine.Host;

/// <param name="MeanCost">nanoseconds per reading of the clock in a loop.</param>
/// <param name="MedianDelta">the median time between two successive readings; it is subtracted from the time of a batch.</param>
/// <param name="Step">the smallest difference between two times that the clock measures.</param>
internal sealed record ClockFacts(double MeanCost, double MedianDelta, double Step)
{
    private const int Readings = 2_000_000;
    private const int Deltas = 100_000;

    public static double ToNanoseconds(long ticks) => ticks * (1e9 / Stopwatch.Frequency);

    public static ClockFacts Measure()
    {
        CostPerReading(Deltas);
        double mean = CostPerReading(Readings);
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

    public static double CostPerReading(int readings)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < readings; i++)
        {
            Stopwatch.GetTimestamp();
        }

        return Stopwatch.GetElapsedTime(start).TotalNanoseconds / readings;
    }
}
