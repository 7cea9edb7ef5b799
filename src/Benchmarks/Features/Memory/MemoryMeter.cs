namespace SerBench.Benchmarks.Features.Memory;

// Each measurement needs a message length that is new to the library, because pools that have already grown would hide memory.
internal static class MemoryMeter
{
    private const int FewestCalls = 5;
    private const int MostCalls = 1_000_000;

    private static readonly TimeSpan Enough = TimeSpan.FromSeconds(1);

    public static MemoryRow Measure(RowRecord row, Action call, Action forget, Func<int> messageBytes)
    {
        forget();
        long kept = ProcessMemory.SettleHeap();
        long? peak = Peak(call);

        (long allocated, double[] collections, int calls) = WarmUp.Measure(call, 1, () => Sample(call)).Demand();
        forget();
        return new MemoryRow(row, messageBytes(), allocated, peak, Math.Max(0, ProcessMemory.SettleHeap() - kept), collections, calls);
    }

    private static (long Allocated, double[] Collections, int Calls) Sample(Action call)
    {
        int[] before = Collections();
        long allocated = GC.GetTotalAllocatedBytes(precise: true);
        long start = Stopwatch.GetTimestamp();
        int calls = 0;
        do
        {
            call();
            calls++;
        }
        while (calls < FewestCalls || (calls < MostCalls && Stopwatch.GetElapsedTime(start) < Enough));
        allocated = (GC.GetTotalAllocatedBytes(precise: true) - allocated) / calls;
        return (allocated, [.. Collections().Zip(before, (now, then) => Math.Round((now - then) * 1e6 / calls, 1))], calls);
    }

    private static long? Peak(Action call)
    {
        long? before = ProcessMemory.Begin();
        call();
        return ProcessMemory.Peak() - before is { } peak ? Math.Max(0, peak) : null;
    }

    private static int[] Collections() => [GC.CollectionCount(0), GC.CollectionCount(1), GC.CollectionCount(2)];
}
