using System.Diagnostics.Tracing;
using System.Reflection.Emit;

namespace SerBench.Engine.Measure;

internal sealed class JitLog : EventListener
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";

    private const EventKeywords Compilation = (EventKeywords)(0x10 | 0x10_0000_0000);

    private const int MethodLoad = 143;
    private const int DelayBegins = 281;
    private const int DelayEnds = 282;
    private const int WorkBegins = 283;
    private const int WorkEnds = 284;

    private const int TierShift = 7;
    private const uint TierMask = 7;

    private const int QuietRounds = 2;

    private static readonly TimeSpan Round = TimeSpan.FromMilliseconds(10);

    private static readonly TimeSpan LongestWay = TimeSpan.FromSeconds(10);

    private readonly Lock _lock = new();
    private readonly List<CompiledMethod> _changes = [];
    private readonly ManualResetEventSlim _arrived = new();

    private string _marker = "";
    private int _markers;
    private int _delays;
    private bool _isDelayed;
    private bool _isAtWork;

    public static JitLog Instance { get; } = new();

    // The id of the runtime's core module, which the first call of Flush finds.
    public ulong Core { get; private set; }

    public int Delays
    {
        get
        {
            lock (_lock)
            {
                return _delays;
            }
        }
    }

    public IReadOnlyList<CompiledMethod> Since(int first, bool isComplete = true)
    {
        if (isComplete)
        {
            Flush();
        }

        lock (_lock)
        {
            return _changes[first..];
        }
    }

    public bool AwaitCompiler(TimeSpan most)
    {
        long start = Stopwatch.GetTimestamp();
        for (int quiet = 0; quiet < QuietRounds;)
        {
            if (Stopwatch.GetElapsedTime(start) > most)
            {
                return false;
            }

            Thread.Sleep(Round);
            lock (_lock)
            {
                quiet = _isDelayed || _isAtWork ? 0 : quiet + 1;
            }
        }

        return true;
    }

    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        if (eventSource.Name == Runtime)
        {
            EnableEvents(eventSource, EventLevel.Verbose, Compilation);
        }
    }

    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        lock (_lock)
        {
            switch (eventData.EventId)
            {
                case MethodLoad:
                    Load(
                        (uint)eventData.Payload![5]!,
                        new CompiledMethod(
                            (ulong)eventData.Payload[0]!,
                            (ulong)eventData.Payload[1]!,
                            (string)eventData.Payload[6]!,
                            (string)eventData.Payload[7]!,
                            default));
                    break;
                case DelayBegins:
                    Delay();
                    break;
                case DelayEnds:
                    _isDelayed = false;
                    break;
                case WorkBegins:
                    _isAtWork = true;
                    break;
                case WorkEnds:
                    _isAtWork = (uint)eventData.Payload![1]! > 0;
                    break;
            }
        }
    }

    private void Load(uint flags, CompiledMethod method)
    {
        if (method.Name == _marker)
        {
            Core = method.Module;
            _arrived.Set();
            return;
        }

        var tier = (CodeTier)((flags >> TierShift) & TierMask);

        // New code delays the runtime's recompilation. The event of that delay may have come before this object listened.
        if (tier == CodeTier.Tier0)
        {
            Delay();
        }

        if (tier >= CodeTier.Tier1 || tier == CodeTier.Unoptimizable)
        {
            _changes.Add(method with { Tier = tier });
        }
    }

    private void Delay()
    {
        _delays += _isDelayed ? 0 : 1;
        _isDelayed = true;
    }

    // Lets the runtime compile a marker method. Events come late but in order, so after the marker's event no earlier event is missing.
    private void Flush()
    {
        lock (_lock)
        {
            _marker = $"SerBench{++_markers}";
            _arrived.Reset();
        }

        var method = new DynamicMethod(_marker, null, null, typeof(object).Module);
        method.GetILGenerator().Emit(OpCodes.Ret);
        method.CreateDelegate<Action>()();
        if (!_arrived.Wait(LongestWay))
        {
            throw new InvalidOperationException("The runtime does not say which code it has compiled: its events are switched off.");
        }
    }
}

internal enum CodeTier
{
    Unoptimizable = 1,

    Tier0 = 3,
    Tier1 = 4,

    // The runtime replaced the method while its loop ran (OSR).
    Replaced = 5,

    Instrumented = 6,
    InstrumentedTier1 = 7,
}

internal sealed record CompiledMethod(ulong Id, ulong Module, string Type, string Name, CodeTier Tier)
{
    public bool Is(params string[] starts) => Array.Exists(starts, start => Type.StartsWith(start, StringComparison.Ordinal));

    public override string ToString() => $"{Type}.{Name}";
}
