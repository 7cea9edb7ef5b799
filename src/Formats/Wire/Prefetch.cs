namespace SerBench.Formats.Wire;

// A prefetch never faults, so any address is harmless.
internal static class Prefetch
{
    public const int LineLength = 64;

    [MethodImpl(AggressiveInlining)]
    public static unsafe void Ahead(ref readonly byte place, int bytes)
    {
        if (Sse.IsSupported)
        {
            Sse.Prefetch0((byte*)Unsafe.AsPointer(ref Unsafe.AsRef(in place)) + bytes);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static void Ahead(ref readonly ushort place, int bytes, int lines)
    {
        for (int line = 0; line < lines; line++)
        {
            Ahead(ref Unsafe.As<ushort, byte>(ref Unsafe.AsRef(in place)), bytes + (line * LineLength));
        }
    }
}
