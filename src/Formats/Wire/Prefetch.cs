using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics.X86;

namespace SerBench.Formats.Wire;

/// <summary>
/// Asks the processor to bring memory near before it is read. A hint: nothing is read, so an address beyond its object does no harm,
/// and where there is no such instruction nothing happens.
/// </summary>
internal static class Prefetch
{
    public const int LineLength = 64;

    /// <summary>The line of cache that lies some bytes behind a place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static unsafe void Ahead(ref readonly byte place, int bytes)
    {
        if (Sse.IsSupported)
        {
            Sse.Prefetch0((byte*)Unsafe.AsPointer(ref Unsafe.AsRef(in place)) + bytes);
        }
    }

    /// <summary>A run of whole lines of cache that lies some bytes behind a place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Ahead(ref readonly ushort place, int bytes, int lines)
    {
        for (int line = 0; line < lines; line++)
        {
            Ahead(ref Unsafe.As<ushort, byte>(ref Unsafe.AsRef(in place)), bytes + (line * LineLength));
        }
    }
}
