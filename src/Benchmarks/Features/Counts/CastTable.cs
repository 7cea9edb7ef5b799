namespace SerBench.Benchmarks.Features.Counts;

// The runtime's cache of casts. Its keys are addresses, which differ between processes, so a search in a half-full cache takes some
// multiple of 16 instructions more or less. A search in an empty cache ends at once.
internal static class CastTable
{
    // The first entry of three words describes the cache itself.
    private const int FirstCast = 6;

    // Empty if this runtime keeps the casts elsewhere.
    public static Span<int> Casts =>
        typeof(object).Assembly.GetType("System.Runtime.CompilerServices.CastHelpers")
            ?.GetField("s_table", BindingFlags.Static | BindingFlags.NonPublic)?.GetValue(null)
            is int[] { Length: > FirstCast } table ? table.AsSpan(FirstCast) : default;
}
