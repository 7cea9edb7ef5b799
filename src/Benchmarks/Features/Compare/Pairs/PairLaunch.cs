namespace SerBench.Benchmarks.Features.Compare.Pairs;

internal static class PairLaunch
{
    public const string CommandName = "pair-launch";

    private const int ShortCalls = 32;
    private const int Batches = 400;
    private const int LongestBatch = 1 << 20;
    private const int LargestShift = 64 * 1024;

    private static readonly TimeSpan Batch = TimeSpan.FromMicroseconds(250);

    public static PairSample[] Run(TimedLaunch launch, int layout)
    {
        byte[] shift = GC.AllocateUninitializedArray<byte>(new Random(layout).Next(LargestShift));
        OpenedCell cell = LaunchedCell.Open(launch);
        PairSample[] samples = [.. launch.Rows.Select(row => Time(cell.Workload, row.Operation))];
        GC.KeepAlive(shift);
        return samples;
    }

    private static PairSample Time(IWorkload workload, Operation operation)
    {
        int times = 1;
        return WarmUp.Measure(
            () =>
            {
                for (int i = 0; i < ShortCalls; i++)
                {
                    workload.Run(operation, 1);
                }

                times = Measure(workload, operation, times) < Batch && times < LongestBatch ? 2 * times : times;
            },
            ShortCalls,
            () => Sample(workload, operation, times)).Demand();
    }

    private static PairSample Sample(IWorkload workload, Operation operation, int times)
    {
        int values = workload.Payloads.Count;
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        workload.Run(operation, values);
        allocated = (GC.GetAllocatedBytesForCurrentThread() - allocated) / values;
        double[] samples = [.. Enumerable.Range(0, Batches).Select(_ => Measure(workload, operation, times).TotalNanoseconds / times)];
        return new PairSample(operation, Statistics.Of(samples).Median, allocated);
    }

    private static TimeSpan Measure(IWorkload workload, Operation operation, int times)
    {
        long start = Stopwatch.GetTimestamp();
        workload.Run(operation, times);
        return Stopwatch.GetElapsedTime(start);
    }
}

internal sealed record PairSample(Operation Operation, double Nanoseconds, long AllocatedBytes);
