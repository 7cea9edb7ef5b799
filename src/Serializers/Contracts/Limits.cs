namespace SerBench.Serializers.Contracts;

/// <summary>Limits that all codecs share.</summary>
public static class Limits
{
    public const int DefaultMaxDepth = 64;

    /// <summary>How deep objects may nest where a format does not treat chains iteratively; set once at start, by <c>--max-depth</c>.</summary>
    public static int MaxDepth { get; set; } = DefaultMaxDepth;
}
