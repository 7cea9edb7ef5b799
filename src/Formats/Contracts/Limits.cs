namespace SerBench.Formats.Contracts;

/// <summary>Limits that all codecs share.</summary>
public static class Limits
{
    /// <summary>The limit of nesting, unless it is changed.</summary>
    public const int DefaultMaxDepth = 64;

    /// <summary>The highest limit allowed: libraries that recurse without a limit survive this depth on an ordinary stack.</summary>
    public const int SafeDepth = 1000;

    // The number of levels that fit the stack any thread has left, however many fields their types have. Deeper levels check the stack.
    private const int FreeDepth = 4;

    private static int Deepest = DefaultMaxDepth;

    // One comparison in the code of every nested object: from this level on the limit and the stack are looked at.
    private static int FirstWatched = FreeDepth;

    /// <summary>The deepest nesting of objects, for formats that recurse. Set once at start, by <c>--max-depth</c>.</summary>
    public static int MaxDepth
    {
        get => Deepest;
        set => (Deepest, FirstWatched) = (value, Math.Min(value, FreeDepth));
    }

    internal static string Reached => RuntimeHelpers.TryEnsureSufficientExecutionStack() ? $"the limit of {MaxDepth}" : "the stack of this thread allows";

    /// <summary>True if an object at a level may hold no other object: the limit or the end of the stack is reached. The root is level
    /// 1.</summary>
    [MethodImpl(AggressiveInlining)]
    public static bool IsReached(int level) => level >= FirstWatched && IsWatchedReached(level);

    [MethodImpl(NoInlining)]
    private static bool IsWatchedReached(int level) => level >= Deepest || (level >= FreeDepth && !RuntimeHelpers.TryEnsureSufficientExecutionStack());
}
