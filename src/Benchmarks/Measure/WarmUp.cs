using System.Diagnostics;
using System.Runtime;

namespace SerBench.Benchmarks.Measure;

/// <summary>
/// Runs code until the JIT is done with it. A fixed time is too short for large code: methods are compiled again tier by tier, 100 ms after
/// the last new one, and each pass may take longer than the first samples.
/// </summary>
internal static class WarmUp
{
    /// <summary>The code being warmed up keeps one thread busy; with more than this, another one is.</summary>
    private const double OneThread = 1.25;

    /// <summary>Long enough for the pause between two tiers, twice over.</summary>
    private static readonly TimeSpan Quiet = TimeSpan.FromMilliseconds(250);

    /// <summary>
    /// Before the first tier is through, which compiles at least so many methods in one go, the pause is longer: counting calls starts only
    /// when no new method has been called for a while, and large code then has a long way to its thirtieth call.
    /// </summary>
    private const int FirstTier = 5;

    private static readonly TimeSpan QuietBefore = TimeSpan.FromMilliseconds(700);

    /// <summary>How often to ask whether the JIT is at work on a method, which it counts only when done: a large one takes longer than the pause.</summary>
    private static readonly TimeSpan Window = TimeSpan.FromMilliseconds(50);

    private static readonly TimeSpan Least = TimeSpan.FromMilliseconds(300);

    /// <summary>Code that never settles is timed as it is.</summary>
    private static readonly TimeSpan Most = TimeSpan.FromSeconds(8);

    public static void Run(Action step)
    {
        long start = Stopwatch.GetTimestamp();
        (long lastBusy, long window) = (start, start);
        long atStart = JitInfo.GetCompiledMethodCount();
        long methods = atStart;
        TimeSpan used = Environment.CpuUsage.TotalTime;
        TimeSpan elapsed;
        do
        {
            step();
            if (JitInfo.GetCompiledMethodCount() is var count && count != methods)
            {
                methods = count;
                lastBusy = Stopwatch.GetTimestamp();
            }

            if (Stopwatch.GetElapsedTime(window) is var passed && passed >= Window)
            {
                TimeSpan usedNow = Environment.CpuUsage.TotalTime;
                window = Stopwatch.GetTimestamp();
                lastBusy = usedNow - used > passed * OneThread ? window : lastBusy;
                used = usedNow;
            }

            elapsed = Stopwatch.GetElapsedTime(start);
        }
        while (elapsed < Most && (elapsed < Least || Stopwatch.GetElapsedTime(lastBusy) < (methods - atStart < FirstTier ? QuietBefore : Quiet)));
    }
}
