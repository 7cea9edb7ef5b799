namespace SerBench.Formats.Wire;

/// <summary>The lengths of an array of several dimensions, as a message states them.</summary>
internal static class ArrayLengths
{
    /// <summary>The number of items of an array of these lengths; -1 if no array can have them. Zero lengths count as one for the runtime's
    /// limit, since it limits the product of the other lengths too.</summary>
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

    /// <summary>Returns <see cref="Count"/>, and refuses lengths that no array can have.</summary>
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
