namespace SerBench.Engine.Host;

public static class EnvironmentText
{
    private const double NoisyPercent = 5;
    private const double BusyLoadPerCore = 0.5;

    private const string UsualCollector = "workstation, concurrent";

    public static IEnumerable<string> Lines(EnvironmentStamp stamp)
    {
        yield return $"{stamp.System}, {stamp.Architecture}{(stamp.IsContainer ? ", in a container" : "")}";
        yield return $"{stamp.Processor}, {stamp.Cores} {(stamp.Cores == 1 ? "core" : "cores")}"
            + $"{(stamp.Quota is { } quota ? $" (the container's quota: {quota:0.##})" : "")}, governor {stamp.Governor ?? "unknown"}, "
            + $"load {stamp.LoadAverage?.ToString("0.00") ?? "unknown"}";
        yield return $"{stamp.Runtime}, {stamp.GarbageCollector} garbage collection, vectors of {stamp.VectorBits} bits";
        if (stamp.Settings is { } settings)
        {
            yield return $"set for the runtime: {settings}";
        }

        yield return $"{stamp.Build} build{(stamp.IsDebugged ? ", under a debugger" : "")}";
        yield return $"clock: {stamp.TimerNanoseconds:0.0} ns per reading";
        yield return $"fixed loop: {stamp.LoopNanoseconds:#,##0} ns, its 95th percentile {stamp.LoopNoisePercent:0.0} % above the median";
    }

    public static string? UnusualSettings(EnvironmentStamp stamp)
    {
        string? collector = stamp.GarbageCollector == UsualCollector ? null : $"{stamp.GarbageCollector} garbage collection";
        string[] parts = [.. new[] { collector, stamp.Settings }.OfType<string>()];
        return parts.Length == 0 ? null : string.Join("; ", parts);
    }

    public static IEnumerable<string> Warnings(EnvironmentStamp stamp)
    {
        if (stamp.Build != "Release")
        {
            yield return "This is a Debug build: it cannot measure. Use -c Release.";
        }

        if (stamp.IsDebugged)
        {
            yield return "A debugger is attached: times are those of the debugger.";
        }

        if (stamp.Cores == 1)
        {
            yield return "The process has one processor: the collector and the compiler take their time from the measured code.";
        }

        if (stamp.Throttled is { } seconds)
        {
            yield return $"The container's quota stopped the process for {seconds:0.0} s while it measured: times are too high.";
        }

        if (stamp.LoadAverage > stamp.Cores * BusyLoadPerCore)
        {
            yield return "The machine is busy with something else: times will scatter.";
        }

        if (stamp.LoopNoisePercent > NoisyPercent)
        {
            yield return "The machine runs unsteadily: small differences mean nothing here.";
        }
    }
}
