using System.Diagnostics;
using System.Runtime;

namespace SerBench.Benchmarks.Measure;

/// <summary>
/// Runs code until the JIT is done with it. A fixed time is too short for large code: the JIT compiles methods again tier by tier, 100 ms after
/// the last new method, and each pass may take longer than the first samples.
/// </summary>
internal static class WarmUp
{
    /// <summary>The code itself keeps one thread busy: above this CPU use, the background JIT is still busy.</summary>
    private const double OneThread = 1.25;

    /// <summary>The JIT is done after this time without work: more than twice the pause between two tiers.</summary>
    private static readonly TimeSpan Quiet = TimeSpan.FromMilliseconds(250);

    /// <summary>
    /// The first pass of the JIT compiles at least this many methods at once. Before this pass, the quiet time must be longer: the JIT starts to
    /// count calls only when no new method has been called for a while, and large code takes long to reach its thirtieth call.
    /// </summary>
    private const int FirstTier = 5;

    private static readonly TimeSpan QuietBefore = TimeSpan.FromMilliseconds(700);

    /// <summary>The interval between checks of CPU use: the JIT counts only finished methods, and a large one takes longer than the quiet time.</summary>
    private static readonly TimeSpan Window = TimeSpan.FromMilliseconds(50);

    private static readonly TimeSpan Least = TimeSpan.FromMilliseconds(300);

    /// <summary>The longest warm-up. Code that never settles is timed as it is then.</summary>
    internal static TimeSpan Most { get; set; } = TimeSpan.FromSeconds(8);

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
