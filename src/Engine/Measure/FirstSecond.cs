namespace SerBench.Engine.Measure;

// Makes bursts of calls with pauses, as in a service that has just started.
internal static class FirstSecond
{
    private const int Calls = 100;
    private const int Window = 5;

    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(5), Length = TimeSpan.FromSeconds(2);

    public static TimeSpan Measure(Action call)
    {
        // The first use of a memory page costs more than a call, and is no cost of the library.
        for (int i = 0; i < 200_000; i++)
        {
            GC.KeepAlive(new byte[1000]);
        }

        var bursts = new List<(TimeSpan Start, TimeSpan Time)>();
        var clock = Stopwatch.StartNew();
        for (TimeSpan start; (start = clock.Elapsed) < Length; Thread.Sleep(Pause))
        {
            for (int i = 0; i < Calls; i++)
            {
                call();
            }

            bursts.Add((start, clock.Elapsed - start));
        }

        return UntilSettled(bursts);
    }

    internal static TimeSpan UntilSettled(IReadOnlyList<(TimeSpan Start, TimeSpan Time)> bursts)
    {
        double steady = Median(bursts.Skip(bursts.Count * 2 / 3));
        int at = 0;
        while (Median(bursts.Skip(at).Take(Window)) > 2 * steady)
        {
            at++;
        }

        return bursts[at].Start;
    }

    private static double Median(IEnumerable<(TimeSpan Start, TimeSpan Time)> bursts) =>
        Statistics.Of(bursts.Select(burst => burst.Time.TotalNanoseconds)).Median;
}
