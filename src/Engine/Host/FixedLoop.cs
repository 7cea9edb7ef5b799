using System.Runtime.CompilerServices;

namespace SerBench.Engine.Host;

// If the times of this constant work vary, other times of this machine are unreliable, too.
internal static class FixedLoop
{
    private const int Steps = 400_000;
    private const int Repetitions = 60;

    public static Statistics Measure()
    {
        for (int i = 0; i < Repetitions; i++)
        {
            Work(Steps);
        }

        var samples = new double[Repetitions];
        for (int i = 0; i < Repetitions; i++)
        {
            long start = Stopwatch.GetTimestamp();
            Work(Steps);
            samples[i] = Stopwatch.GetElapsedTime(start).TotalNanoseconds;
        }

        return Statistics.Of(samples);
    }

    // Each step needs the previous result, so neither unrolling nor vectors shorten the loop.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong Work(int steps)
    {
        ulong state = 1;
        for (int i = 0; i < steps; i++)
        {
            state = (state ^ (ulong)i) * 0x9E3779B97F4A7C15;
        }

        return state;
    }
}
