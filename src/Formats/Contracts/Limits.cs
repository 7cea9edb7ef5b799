using System.Runtime.CompilerServices;

namespace SerBench.Formats.Contracts;

/// <summary>Limits that all codecs share.</summary>
public static class Limits
{
    public const int DefaultMaxDepth = 64;

    /// <summary>No limit of depth may be higher: what libraries that recurse without a limit can take on an ordinary stack.</summary>
    public const int SafeDepth = 1000;

    /// <summary>So many levels fit the stack that any thread has left, however many fields their types have. From there on it is looked at.</summary>
    private const int FreeDepth = 4;

    /// <summary>How deep objects may nest where a format does not treat chains iteratively; set once at start, by <c>--max-depth</c>.</summary>
    public static int MaxDepth { get; set; } = DefaultMaxDepth;

    /// <summary>For messages: what it is that a value is too deep for.</summary>
    internal static string Reached => RuntimeHelpers.TryEnsureSufficientExecutionStack() ? $"the limit of {MaxDepth}" : "the stack of this thread allows";

    /// <summary>Whether an object that stands at a level, the root being 1, may hold no other: the limit or the end of the stack is reached.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsReached(int level) => level >= MaxDepth || (level >= FreeDepth && !RuntimeHelpers.TryEnsureSufficientExecutionStack());
}
