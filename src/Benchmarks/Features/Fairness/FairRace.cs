namespace SerBench.Benchmarks.Features.Fairness;

// Calls through the benchmark and direct calls alternate, so that noise affects both.
internal static class FairRace
{
    private const int ShortCalls = 32;
    private const int Pairs = 400;
    private const int LongestBatch = 1 << 20;

    private static readonly TimeSpan Batch = TimeSpan.FromMicroseconds(250);

    public static (double Row, double Direct) Time(Action<int> row, Action<int> direct)
    {
        int times = 1;
        Settled<(double, double)> medians = WarmUp.Measure(
            () =>
            {
                for (int i = 0; i < ShortCalls; i++)
                {
                    row(1);
                    direct(1);
                }

                TimeSpan taken = Measure(row, times) + Measure(direct, times);
                times = taken < 2 * Batch && times < LongestBatch ? 2 * times : times;
            },
            ShortCalls,
            () => Sample(row, direct, times));
        return medians.Demand();
    }

    private static (double Row, double Direct) Sample(Action<int> row, Action<int> direct, int times)
    {
        var samples = (Row: new double[Pairs], Direct: new double[Pairs]);
        for (int i = 0; i < Pairs; i++)
        {
            double? first = i % 2 == 0 ? PerOperation(row, times) : null;
            samples.Direct[i] = PerOperation(direct, times);
            samples.Row[i] = first ?? PerOperation(row, times);
        }

        return (Statistics.Of(samples.Row).Median, Statistics.Of(samples.Direct).Median);
    }

    private static double PerOperation(Action<int> loop, int times) => Measure(loop, times).TotalNanoseconds / times;

    private static TimeSpan Measure(Action<int> loop, int times)
    {
        long start = Stopwatch.GetTimestamp();
        loop(times);
        return Stopwatch.GetElapsedTime(start);
    }
}
