namespace SerBench.Formats.Wire;

// Another thread may have changed a list after its items were counted.
internal static class Counted
{
    [MethodImpl(Inlined)]
    public static void Require(int written, int counted)
    {
        if (written != counted)
        {
            Throw();
        }
    }

    [DoesNotReturn]
    public static void Throw() =>
        throw new InvalidOperationException("A collection or a text was changed while it was encoded: it is not as long as was counted.");
}
