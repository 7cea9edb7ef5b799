namespace SerBench.Formats.Dense;

/// <summary>
/// Shortened integers so near the start of a message that the usual load, which ends where the integer ends, would begin before it.
/// </summary>
internal static class DenseInteger
{
    public static long LoadSigned(ReadOnlySpan<byte> data, int end, int width)
    {
        int unused = 64 - (8 * width);
        return (long)(LoadUnsigned(data, end, width) << unused) >> unused;
    }

    public static ulong LoadUnsigned(ReadOnlySpan<byte> data, int end, int width)
    {
        ulong value = 0;
        for (int i = 1; i <= width; i++)
        {
            value = (value << 8) | data[end - i];
        }

        return value;
    }
}
