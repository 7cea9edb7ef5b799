using System.Runtime;
using System.Runtime.CompilerServices;

namespace SerBench.Benchmarks.Features.Load;

// A message is a value that is written and read again.
/// <param name="rate">messages per second; null for as many as possible.</param>
internal sealed class LoadMeter(Cell cell, TimeSpan time, double? rate)
{
    private const double BatchNanoseconds = 20_000;
    private const int MostDue = 10_000_000;

    private static readonly TimeSpan Warm = TimeSpan.FromMilliseconds(400);

    private readonly double _clock = ClockFacts.Measure().MedianDelta;
    private readonly List<OpenedCell> _opened = [];
    private int _batch;

    public LoadRow Measure(int threads)
    {
        while (_opened.Count < threads)
        {
            _opened.Add(OpenedCell.Open(cell));
        }

        IWorkload first = _opened[0].Workload;
        if (_batch == 0)
        {
            WarmUp.Settle(() => first.Run(Operation.RoundTrip, 1), 1).Demand();
            long start = Stopwatch.GetTimestamp();
            first.Run(Operation.RoundTrip, 1);
            _batch = (int)Math.Max(1, BatchNanoseconds / Stopwatch.GetElapsedTime(start).TotalNanoseconds);
        }

        _opened.ForEach(one => one.Workload.Forget());
        using var crew = new Crew([.. _opened[..threads]]);

        Arrivals? arrivals = rate is not { } perSecond ? null
            : new((int)Math.Clamp(perSecond * time.TotalSeconds, 1, MostDue), perSecond / Stopwatch.Frequency, CellId.Seed);
        long kept = ProcessMemory.SettleHeap();
        crew.Run((workload, start) => Flow(workload, start, Warm));
        long? before = ProcessMemory.Begin();
        LoadRow row = arrivals is null ? Flow(crew) : Serve(crew, arrivals);
        _opened.ForEach(one => one.Workload.Forget());
        row = row with
        {
            Peak = ProcessMemory.Peak() - before is { } peak ? Math.Max(0, peak) : null,
            Retained = Math.Max(0, ProcessMemory.SettleHeap() - kept),
        };
        GC.KeepAlive(arrivals);
        return row;
    }

    // The first pass does not time each message, because reading the clock takes longer than handling a small message. A second pass does.
    private LoadRow Flow(Crew crew)
    {
        var use = Use.Begin();
        (long Messages, double Seconds)[] flows = crew.Run((workload, start) => Flow(workload, start, time));
        long messages = flows.Sum(flow => flow.Messages);
        LoadRow row = use.End(this, crew.Count, messages, flows.Sum(flow => flow.Messages / flow.Seconds));
        return row with { Latencies = LatencyCounts.Summarize(crew.Run((workload, start) => FlowTimed(workload, start, time))) };
    }

    private LoadRow Serve(Crew crew, Arrivals arrivals)
    {
        var use = Use.Begin();
        Served[] served = crew.Run(
            (workload, start) => arrivals.Serve(() => workload.Run(Operation.RoundTrip, 1), Stopwatch.GetTimestamp, start));
        long messages = served.Sum(one => one.Messages);
        double seconds = ClockFacts.ToNanoseconds(served.Max(one => one.Ended) - use.Start) / 1e9;
        return use.End(
            this, crew.Count, messages, messages / seconds, served.Sum(one => one.Waited), served.Sum(one => one.Worked)) with
        {
            Latencies = LatencyCounts.Summarize(served.Select(one => one.Latencies)),
        };
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private (long Messages, double Seconds) Flow(IWorkload workload, long start, TimeSpan until)
    {
        (long messages, long now, long end) = (0, start, start + (long)(until.TotalSeconds * Stopwatch.Frequency));
        for (; now < end; now = Stopwatch.GetTimestamp())
        {
            workload.Run(Operation.RoundTrip, _batch);
            messages += _batch;
        }

        return (messages, ClockFacts.ToNanoseconds(now - start) / 1e9);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static LatencyCounts FlowTimed(IWorkload workload, long start, TimeSpan until)
    {
        (var counts, long now, long end) = (new LatencyCounts(), start, start + (long)(until.TotalSeconds * Stopwatch.Frequency));
        while (now < end)
        {
            long begun = Stopwatch.GetTimestamp();
            workload.Run(Operation.RoundTrip, 1);
            now = Stopwatch.GetTimestamp();
            counts.Add(now - begun);
        }

        return counts;
    }

    private sealed record Use(long Allocated, TimeSpan Paused, TimeSpan Processor, long Start)
    {
        public static Use Begin() => new(
            GC.GetTotalAllocatedBytes(precise: true), GC.GetTotalPauseDuration(), Environment.CpuUsage.TotalTime,
            Stopwatch.GetTimestamp());

        public LoadRow End(LoadMeter meter, int threads, long messages, double perSecond, long waited = 0, long worked = 1)
        {
            (TimeSpan all, CellId cell) = (Stopwatch.GetElapsedTime(Start), meter.Cell);
            double busy = Math.Max(
                (Environment.CpuUsage.TotalTime - Processor).TotalNanoseconds - ClockFacts.ToNanoseconds(waited),
                ClockFacts.ToNanoseconds(worked));
            return new LoadRow(
                cell.Serializer, cell.Model, cell.Scenario, GCSettings.IsServerGC ? LoadPlan.Server : LoadPlan.Workstation, threads,
                meter.Rate, 1, messages, perSecond, busy / messages,
                (double)(GC.GetTotalAllocatedBytes(precise: true) - Allocated) / messages,
                Math.Min(1, (GC.GetTotalPauseDuration() - Paused) / all), new LoadLatencies(1, 1, 1, 1), meter._clock, null, 0);
        }
    }

    private CellId Cell => cell.Id;

    private double? Rate => rate;
}
