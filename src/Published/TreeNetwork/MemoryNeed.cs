namespace SerBench.Published.TreeNetwork;

// Checks that a tree fits into memory before it is built. The need was measured (docs/decisions/0017).
internal static class MemoryNeed
{
    // The tuned collector keeps the warm-up's garbage until an allocation limit, which each processor has.
    private static readonly Cost Tuned = new(Environment.ProcessorCount * 550_000_000L, 800_000_000, 1_800);
    private static readonly Cost Default = new(0, 100_000_000, 1_750);

    public static void Check(int nodes, bool isTuned, long available)
    {
        long needed = Of(nodes, isTuned);
        if (needed <= available)
        {
            return;
        }

        string advice = (Fitting(isTuned, available), Fitting(isTuned: false, available)) switch
        {
            ( > 0 and var fitting, _) => $"try --nodes {RoundDown(fitting)}",
            (_, > 0 and var fitting) => $"try --gc default --nodes {RoundDown(Math.Min(nodes, fitting))}",
            _ => "free some memory",
        };
        throw new UsageException($"{nodes:N0} nodes take about {needed / 1e9:0.0} GB, and {available / 1e9:0.0} GB are free; {advice}.");
    }

    public static long Of(int nodes, bool isTuned)
    {
        Cost cost = isTuned ? Tuned : Default;
        return Math.Max(cost.Least, cost.Fixed + (nodes * cost.PerNode));
    }

    public static long ReadAvailable()
    {
        GC.Collect();
        GCMemoryInfo memory = GC.GetGCMemoryInfo();
        return memory.TotalAvailableMemoryBytes - memory.MemoryLoadBytes;
    }

    private static long Fitting(bool isTuned, long available)
    {
        Cost cost = isTuned ? Tuned : Default;
        return available < cost.Least ? 0 : Math.Max(0, available - cost.Fixed) / cost.PerNode;
    }

    private static long RoundDown(long number)
    {
        long unit = 1;
        while (number / unit >= 10)
        {
            unit *= 10;
        }

        return number / unit * unit;
    }

    private readonly record struct Cost(long Least, long Fixed, long PerNode);
}
