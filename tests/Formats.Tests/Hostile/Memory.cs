namespace SerBench.Formats.Tests.Hostile;

/// <summary>
/// What an action allocates. The runtime hands memory to threads in blocks of 8 KiB, and a collection caused by another thread can charge
/// the rest of a block to this one. So what looks like too much is measured again: real excess comes back every time.
/// </summary>
internal static class Memory
{
    private const int Repetitions = 5;

    /// <summary>The bytes allocated: the first measurement that is within the allowance, else the least of some.</summary>
    public static long Of(Action action, long allowance)
    {
        long least = long.MaxValue;
        for (int i = 0; i == 0 || (i < Repetitions && least > allowance); i++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            action();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return least;
    }
}
