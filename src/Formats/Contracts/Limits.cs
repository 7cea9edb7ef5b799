namespace SerBench.Formats.Contracts;

/// <summary>Limits that all formats share.</summary>
public static class Limits
{
    /// <summary>The default limit of nesting.</summary>
    public const int DefaultMaxDepth = 64;

    /// <summary>The highest limit of nesting. Libraries that recurse survive this depth on an ordinary stack.</summary>
    public const int SafeDepth = 1000;

    // Every thread has stack for this many levels.
    private const int FreeDepth = 4;

    private static int Deepest = DefaultMaxDepth;

    private static int FirstWatched = FreeDepth;

    /// <summary>The limit of nesting for formats that recurse. <c>--max-depth</c> sets it at start.</summary>
    public static int MaxDepth
    {
        get => Deepest;
        set => (Deepest, FirstWatched) = (value, Math.Min(value, FreeDepth));
    }

    internal static string Reached =>
        RuntimeHelpers.TryEnsureSufficientExecutionStack() ? $"the limit of {MaxDepth}" : "the stack of this thread allows";

    /// <summary>True if an object at a level (the root is 1) may hold no other object, because of the limit or of the stack.</summary>
    [MethodImpl(AggressiveInlining)]
    public static bool IsReached(int level) => level >= FirstWatched && IsWatchedReached(level);

    [MethodImpl(NoInlining)]
    private static bool IsWatchedReached(int level) =>
        level >= Deepest || (level >= FreeDepth && !RuntimeHelpers.TryEnsureSufficientExecutionStack());
}
