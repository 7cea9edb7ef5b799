namespace SerBench.Formats.Wire;

internal static class ArrayLengths
{
    // Returns -1 if no array can have these lengths. The runtime also limits the product of the lengths that are not zero.
    public static int Count(ReadOnlySpan<int> lengths)
    {
        long product = 1;
        foreach (int length in lengths)
        {
            product *= Math.Max(length, 1);
            if (length < 0 || product > Array.MaxLength)
            {
                return -1;
            }
        }

        return lengths.Contains(0) ? 0 : (int)product;
    }

    public static int Require(ReadOnlySpan<int> lengths, int offset)
    {
        int count = Count(lengths);
        if (count < 0)
        {
            WireFormatException.Throw(offset, "lengths that an array can have");
        }

        return count;
    }
}
