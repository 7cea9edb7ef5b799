namespace SerBench.Formats.Wire;

/// <summary>Checks that as many items were written as were counted before: another thread may have changed the list in between.</summary>
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
