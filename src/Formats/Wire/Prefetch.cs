namespace SerBench.Formats.Wire;

/// <summary>Asks the processor to load memory into its cache before it is read. This is a hint: nothing is read, so an address beyond its
/// object does no harm, and a processor without the instruction does nothing.</summary>
internal static class Prefetch
{
    public const int LineLength = 64;

    /// <summary>Prefetches the cache line that lies some bytes behind a place.</summary>
    [MethodImpl(AggressiveInlining)]
    public static unsafe void Ahead(ref readonly byte place, int bytes)
    {
        if (Sse.IsSupported)
        {
            Sse.Prefetch0((byte*)Unsafe.AsPointer(ref Unsafe.AsRef(in place)) + bytes);
        }
    }

    /// <summary>Prefetches a run of whole cache lines that begins some bytes behind a place.</summary>
    [MethodImpl(AggressiveInlining)]
    public static void Ahead(ref readonly ushort place, int bytes, int lines)
    {
        for (int line = 0; line < lines; line++)
        {
            Ahead(ref Unsafe.As<ushort, byte>(ref Unsafe.AsRef(in place)), bytes + (line * LineLength));
        }
    }
}
