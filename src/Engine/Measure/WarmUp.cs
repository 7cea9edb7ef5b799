namespace SerBench.Engine.Measure;

// Runs code until the runtime has compiled it for the last time. Pauses between passes let the compiler run even on a single processor.
internal static class WarmUp
{
    // The runtime compiles a method again after thirty calls.
    private const int CallsOfPass = 32;

    // A method that each call uses is compiled at most twice more: first with code that collects a profile, then with final code.
    private const int FewestPasses = 3;

    // Passes of long calls lengthen the limit, so that those that are needed fit twice.
    private const int PassesOfLimit = 2 * FewestPasses;

    private const int Attempts = 3;

    // Before this time, calls that allocate also pay for memory of the heap that is used for the first time.
    private static readonly TimeSpan HeapTime = TimeSpan.FromMilliseconds(400);

    private static readonly TimeSpan ShortestPass = TimeSpan.FromMilliseconds(10);
    private static readonly TimeSpan LongestPass = TimeSpan.FromMilliseconds(200);

    internal static TimeSpan Most { get; set; } = TimeSpan.FromSeconds(12);

    // False if other threads run code during a warm-up. The runtime then never stops compiling, so a warm-up does not demand final code.
    internal static bool IsAlone { get; set; } = true;

    public static Settled<T> Measure<T>(Action step, int calls, Func<T> measure) => Measure(Settle(step, calls), step, calls, measure);

    public static Settled<T> Measure<T>(WarmCode code, Action step, int calls, Func<T> measure)
    {
        for (int attempt = 1; ; attempt++)
        {
            int mark = JitLog.Instance.Since(0).Count;
            T result = measure();
            CompiledMethod[] changed = IsAlone ? [.. JitLog.Instance.Since(mark).Where(code.Runs)] : [];
            if (!code.IsFinal || changed.Length == 0 || attempt == Attempts)
            {
                return new Settled<T>(result, code, changed);
            }

            code = Settle(step, calls) is var again ? again with { Compiled = [.. code.Compiled, .. again.Compiled] } : code;
        }
    }

    // A pass with new methods is void, because the runtime then counts no calls. The last pass must recompile no method of the step.
    public static WarmCode Settle(Action step, int calls)
    {
        JitLog log = JitLog.Instance;
        (long start, int first) = (Stopwatch.GetTimestamp(), log.Since(0).Count);
        var code = new WarmCode(!IsAlone, []) { Core = log.Core };
        TimeSpan pass = TimeSpan.Zero;
        for (int passes = 0; passes < FewestPasses && Stopwatch.GetElapsedTime(start) < code.Limit;)
        {
            int delays = log.Delays;
            int known = code.Compiled.Count;
            pass = Pass(step, (CallsOfPass + calls - 1) / calls);
            code = code with { Limit = code.Limit > PassesOfLimit * pass ? code.Limit : PassesOfLimit * pass };
            bool isDone = log.AwaitCompiler(code.Limit - Stopwatch.GetElapsedTime(start));
            code = code with { Compiled = log.Since(first, isComplete: false) };
            passes = !isDone || log.Delays != delays ? 0
                : passes + 1 < FewestPasses || !code.Compiled.Skip(known).Any(code.Runs) ? passes + 1
                : passes;
            code = code with { IsFinal = passes == FewestPasses || !IsAlone };
        }

        for (long settled = Stopwatch.GetTimestamp(); IsAlone && pass + Stopwatch.GetElapsedTime(settled) < HeapTime;)
        {
            step();
        }

        return code;
    }

    private static TimeSpan Pass(Action step, int steps)
    {
        long start = Stopwatch.GetTimestamp();
        TimeSpan elapsed;
        do
        {
            step();
            elapsed = Stopwatch.GetElapsedTime(start);
        }
        while ((--steps > 0 && elapsed < LongestPass) || elapsed < ShortestPass);
        return elapsed;
    }
}

internal sealed record WarmCode(bool IsFinal, IReadOnlyList<CompiledMethod> Compiled)
{
    public ulong Core { get; init; }

    // The warm-up ends after this time, even without final code.
    public TimeSpan Limit { get; init; } = WarmUp.Most;

    private static readonly string[] Shared =
    [
        "SerBench.Engine.", "SerBench.Benchmarks.", "BenchmarkDotNet.", "Perfolizer.", "Pragmastat.", "System.SpanHelpers", "System.String",
        "System.Buffer", "System.Diagnostics.Tracing.", "System.Linq.", "System.Console",
    ];

    // True for methods that only the timed code runs. In assemblies that the harness uses too, methods of the timed code are final after
    // three passes.
    public bool Runs(CompiledMethod method)
    {
        IEnumerable<CompiledMethod> there = Compiled.Where(warm => warm.Module == method.Module);
        return method.Module != Core && there.Any() && !there.Append(method).Any(other => other.Is(Shared));
    }

    public string? Fault => IsFinal ? null : $"{TimingRecord.NotSettled}: the JIT had not finished after {Limit.TotalSeconds:0} s";

    public string? Remark =>
        string.Join(
            "; ", [.. Name("replaced while it ran", CodeTier.Replaced), .. Name("too large for the optimizer", CodeTier.Unoptimizable)])
            is { Length: > 0 } text ? text : null;

    public void Demand() => Settled<bool>.Demand(Fault);

    private IEnumerable<string> Name(string reason, CodeTier tier)
    {
        string[] names =
        [
            .. Compiled.Where(Runs).GroupBy(method => method.Id).Select(method => method.Last())
                .Where(method => method.Tier == tier).Select(method => method.ToString()).Distinct(),
        ];
        return names.Length == 0 ? [] : [$"{reason}: {string.Join(", ", names)}"];
    }
}

internal sealed record Settled<T>(T Value, WarmCode Code, IReadOnlyList<CompiledMethod> Changed)
{
    private const int Named = 3;

    public T Demand()
    {
        Demand(Fault);
        return Value;
    }

    internal static void Demand(string? fault)
    {
        if (fault is not null)
        {
            throw new UsageException($"{fault}; measure again when the machine is less busy.") { IsOfMachine = true };
        }
    }

    public string? Fault => Code.Fault ?? (Changed.Count == 0 ? null : OfChanges());

    private string OfChanges() =>
        $"{TimingRecord.NotSettled}: {Changed.Count} method{(Changed.Count == 1 ? "" : "s")} got other code while timed: "
        + string.Join(", ", Changed.Take(Named)) + (Changed.Count > Named ? ", ..." : "");
}
