namespace SerBench.Serializers.Trees;

/// <summary>What a tree travels over, known to both sides, and how many threads each side may use.</summary>
/// <param name="MegabytesPerSecond">The bandwidth, in units of 10^6 bytes.</param>
/// <param name="Threads">1 or more.</param>
public readonly record struct TreeLink(int MegabytesPerSecond, int Threads)
{
    /// <summary>No network to speak of and one thread: what a row of the grid has.</summary>
    public static TreeLink Memory { get; } = new(int.MaxValue, 1);
}
