using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire;

/// <summary>The lengths of an array of several dimensions as a message states them.</summary>
internal static class ArrayLengths
{
    /// <summary>
    /// How many items an array of these lengths has; -1 where there can be none. Even beside a zero, lengths must not multiply beyond what the
    /// runtime creates arrays with.
    /// </summary>
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

    /// <summary>As <see cref="Count"/>, and refuses lengths that no array has.</summary>
    /// <param name="lengths">What the message states.</param>
    /// <param name="offset">Where it does.</param>
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
