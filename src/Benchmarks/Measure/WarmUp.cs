using System.Diagnostics;
using System.Runtime;

namespace SerBench.Benchmarks.Measure;

/// <summary>
/// Runs code until the JIT is done with it. A fixed time is too short for large code: methods are compiled again tier by tier, 100 ms after
/// the last new one, and each pass may take longer than the first samples.
/// </summary>
internal static class WarmUp
{
    /// <summary>Long enough for the pause between two tiers, twice over.</summary>
    private static readonly TimeSpan Quiet = TimeSpan.FromMilliseconds(250);

    private static readonly TimeSpan Least = TimeSpan.FromMilliseconds(300);

    /// <summary>Code that never settles is timed as it is.</summary>
    private static readonly TimeSpan Most = TimeSpan.FromSeconds(8);

    public static void Run(Action step)
    {
        long start = Stopwatch.GetTimestamp();
        long lastCompiled = start;
        long methods = JitInfo.GetCompiledMethodCount();
        TimeSpan elapsed;
        do
        {
            step();
            if (JitInfo.GetCompiledMethodCount() is var count && count != methods)
            {
                methods = count;
                lastCompiled = Stopwatch.GetTimestamp();
            }

            elapsed = Stopwatch.GetElapsedTime(start);
        }
        while (elapsed < Most && (elapsed < Least || Stopwatch.GetElapsedTime(lastCompiled) < Quiet));
    }
}
