namespace SerBench.Benchmarks.Features.Counts;

/// <summary>The runtime's cache of casts. Its keys are addresses, which differ between processes: in a half-full cache, a search takes
/// some multiple of 16 instructions more or less. In an empty one it ends at once.</summary>
internal static class CastTable
{
    // The first entry of three words describes the cache itself.
    private const int FirstCast = 6;

    /// <summary>The cached casts; empty if this runtime keeps them elsewhere.</summary>
    public static Span<int> Casts =>
        typeof(object).Assembly.GetType("System.Runtime.CompilerServices.CastHelpers")?.GetField("s_table", BindingFlags.Static | BindingFlags.NonPublic)?.GetValue(null)
            is int[] { Length: > FirstCast } table ? table.AsSpan(FirstCast) : default;

    public static void Clear() => Casts.Clear();
}
