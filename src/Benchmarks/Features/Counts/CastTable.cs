namespace SerBench.Benchmarks.Features.Counts;

// The keys of the runtime's cache of casts are addresses, which differ between processes. A search in a half-full cache takes more or fewer
// instructions, so the count starts with an empty cache.
internal static class CastTable
{
    // The first six integers describe the cache itself; casts follow.
    private const int FirstCast = 6;

    public static Span<int> Casts =>
        typeof(object).Assembly.GetType("System.Runtime.CompilerServices.CastHelpers")
            ?.GetField("s_table", BindingFlags.Static | BindingFlags.NonPublic)?.GetValue(null)
            is int[] { Length: > FirstCast } table ? table.AsSpan(FirstCast) : default;
}
