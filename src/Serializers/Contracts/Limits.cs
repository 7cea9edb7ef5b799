namespace SerBench.Serializers.Contracts;

/// <summary>Limits that all codecs share.</summary>
public static class Limits
{
    public const int DefaultMaxDepth = 64;

    /// <summary>What code that recurses can take on an ordinary stack: no limit of depth may be higher.</summary>
    public const int SafeDepth = 1000;

    /// <summary>How deep objects may nest where a format does not treat chains iteratively; set once at start, by <c>--max-depth</c>.</summary>
    public static int MaxDepth { get; set; } = DefaultMaxDepth;
}
