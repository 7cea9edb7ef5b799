using System.Runtime;

namespace SerBench.Benchmarks.Engine.Measure;

// Runs code until the JIT is done with it. A fixed time is too short for large code: the JIT compiles methods again tier by tier, 100 ms
// after the last new method, and each pass may take longer than the first samples.
internal static class WarmUp
{
    // Code that has not settled by then is timed as it is.
    internal static TimeSpan Most { get; set; } = TimeSpan.FromSeconds(8);

    public static void Run(Action step)
    {
        long start = Stopwatch.GetTimestamp();
        var watch = new JitWatch(JitInfo.GetCompiledMethodCount(), Environment.CpuUsage.TotalTime);
        TimeSpan elapsed;
        do
        {
            step();
            elapsed = Stopwatch.GetElapsedTime(start);
        }
        while (elapsed < Most && !watch.IsDone(elapsed, JitInfo.GetCompiledMethodCount(), Environment.CpuUsage.TotalTime));
    }
}
