namespace SerBench.Benchmarks.Features.Counts;

/// <summary>The runtime's table of casts that it has decided before. Its keys are addresses, which differ between processes. In a table
/// that is half full a search takes some multiple of 16 instructions more or less; in an empty table it ends at once.</summary>
internal static class CastTable
{
    // The first entry of three words describes the table itself.
    private const int FirstCast = 6;

    /// <summary>The casts that the runtime remembers; nothing if this runtime keeps them elsewhere.</summary>
    public static Span<int> Casts =>
        typeof(object).Assembly.GetType("System.Runtime.CompilerServices.CastHelpers")?.GetField("s_table", BindingFlags.Static | BindingFlags.NonPublic)?.GetValue(null)
            is int[] { Length: > FirstCast } table ? table.AsSpan(FirstCast) : default;

    public static void Clear() => Casts.Clear();
}
