namespace SerBench.Serializers.Trees;

// Known to both sides, with the number of threads that each side may use.
/// <param name="MegabytesPerSecond">the bandwidth, in units of 10^6 bytes.</param>
public readonly record struct TreeLink(int MegabytesPerSecond, int Threads)
{
    // As for a row of the grid: without delay, one thread.
    public static TreeLink Memory { get; } = new(int.MaxValue, 1);
}
