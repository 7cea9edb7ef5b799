namespace SerBench.Benchmarks.Engine.Measure;

internal sealed class JitWatch(long methods, TimeSpan used)
{
    // The code itself keeps one thread busy: above this CPU use, the background JIT is still busy.
    private const double OneThread = 1.25;

    // Without work for this time, the JIT is done: one pass follows another after up to two of its pauses of 100 ms.
    private static readonly TimeSpan Quiet = TimeSpan.FromMilliseconds(350);

    // The JIT's first pass compiles at least this many methods at once. Before this pass, the quiet time must be longer: the JIT starts to
    // count calls only when no new method has been called for a while, and large code takes long to reach its thirtieth call.
    private const int FirstTier = 5;

    private static readonly TimeSpan QuietBefore = TimeSpan.FromMilliseconds(700);

    // No pass comes earlier. Methods compiled before this time are called for the first time, such as those that watch the JIT.
    private static readonly TimeSpan FirstCalls = TimeSpan.FromMilliseconds(95);

    // The interval between checks of CPU use: the JIT counts only finished methods, and a large method takes longer than the quiet time.
    private static readonly TimeSpan Window = TimeSpan.FromMilliseconds(50);

    // No method takes longer to compile. After this time without a new method, a thread does other work, such as a collection.
    private static readonly TimeSpan LongestMethod = TimeSpan.FromMilliseconds(1500);

    private long _methods = methods;
    private long _firstCalls = methods;
    private TimeSpan _used = used;
    private TimeSpan _window;
    private TimeSpan _lastBusy;
    private TimeSpan _lastMethod;

    public bool IsDone(TimeSpan elapsed, long methods, TimeSpan used)
    {
        (_lastBusy, _lastMethod) = methods != _methods ? (elapsed, elapsed) : (_lastBusy, _lastMethod);
        _methods = methods;
        _firstCalls = elapsed < FirstCalls ? methods : _firstCalls;
        if (elapsed - _window is var passed && passed >= Window)
        {
            _lastBusy = used - _used > passed * OneThread ? elapsed : _lastBusy;
            (_window, _used) = (elapsed, used);
        }

        return elapsed - _lastBusy >= (methods - _firstCalls < FirstTier ? QuietBefore : Quiet) || elapsed - _lastMethod >= LongestMethod;
    }
}
