namespace SerBench.Serializers.Trees;

/// <summary>The link of a tree, known to both sides, and the number of threads that each side may use.</summary>
/// <param name="MegabytesPerSecond">The bandwidth, in units of 10^6 bytes.</param>
/// <param name="Threads">1 or more.</param>
public readonly record struct TreeLink(int MegabytesPerSecond, int Threads)
{
    /// <summary>A link without delay and one thread, as for a row of the grid.</summary>
    public static TreeLink Memory { get; } = new(int.MaxValue, 1);
}
