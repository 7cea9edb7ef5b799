namespace SerBench.Formats.Tests.Hostile;

// Measures the allocation of an action. The runtime gives memory to threads in blocks of 8 KiB, and a collection caused by another thread
// can charge the rest of a block to this one. So an excess is measured again: a real one comes back every time.
internal static class Memory
{
    private const int Repetitions = 5;

    // The allocated bytes: the first measurement within the allowance, otherwise the smallest of several.
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
