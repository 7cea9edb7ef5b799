namespace SerBench.Formats.Wire;

// Another thread may have changed a list after its items were counted.
internal static class Counted
{
    [MethodImpl(AggressiveInlining)]
    public static void Require(int written, int counted)
    {
        if (written != counted)
        {
            Throw();
        }
    }

    [DoesNotReturn]
    public static void Throw() =>
        throw new InvalidOperationException("A collection was changed while it was encoded: it has not as many items as were counted.");
}
