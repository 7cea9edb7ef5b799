namespace SerBench.Serializers.Trees;

// Both sides know the link, and the number of threads that each side may use.
/// <param name="MegabytesPerSecond">the bandwidth, in units of 10^6 bytes.</param>
public readonly record struct TreeLink(int MegabytesPerSecond, int Threads)
{
    public static TreeLink Memory { get; } = new(int.MaxValue, 1);
}
