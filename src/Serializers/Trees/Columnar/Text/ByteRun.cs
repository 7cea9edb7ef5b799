using System.Runtime.Intrinsics;

namespace SerBench.Serializers.Trees.Columnar.Text;

// The caller has checked that source and target hold `length` items.
internal static class ByteRun
{
    // The runtime clears memory for new strings 8 KB at a time. This distance prefetches memory before the runtime clears it.
    private const int PrefetchDistance = 12 * 1024;

    [MethodImpl(AggressiveInlining)]
    public static void Widen(ref byte source, ref ushort target, int length)
    {
        if (Vector512.IsHardwareAccelerated && length >= 64)
        {
            nuint last = (nuint)(length - 64);
            for (nuint at = 0; ; at = Math.Min(at + 64, last))
            {
                Prefetch.Ahead(ref Unsafe.Add(ref target, at), PrefetchDistance, lines: 2);
                Vector512<byte> some = Vector512.LoadUnsafe(ref source, at);
                Vector512.WidenLower(some).StoreUnsafe(ref target, at);
                Vector512.WidenUpper(some).StoreUnsafe(ref target, at + 32);
                if (at == last)
                {
                    return;
                }
            }
        }

        WidenShort(ref source, ref target, length);
    }

    private static void WidenShort(ref byte source, ref ushort target, int length)
    {
        if (length >= 32)
        {
            nuint last = (nuint)(length - 32);
            for (nuint at = 0; ; at = Math.Min(at + 32, last))
            {
                Prefetch.Ahead(ref Unsafe.Add(ref target, at), PrefetchDistance, lines: 1);
                Vector256<byte> some = Vector256.LoadUnsafe(ref source, at);
                Vector256.WidenLower(some).StoreUnsafe(ref target, at);
                Vector256.WidenUpper(some).StoreUnsafe(ref target, at + 16);
                if (at == last)
                {
                    return;
                }
            }
        }

        if (length >= 8)
        {
            // One to four vectors of eight cover the text. If there are fewer, the middle vectors coincide.
            Put(ref source, ref target, 0);
            Put(ref source, ref target, Math.Min(8, length - 8));
            Put(ref source, ref target, Math.Max(length - 16, 0));
            Put(ref source, ref target, length - 8);
            return;
        }

        for (int i = 0; i < length; i++)
        {
            Unsafe.Add(ref target, i) = Unsafe.Add(ref source, i);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void Put(ref byte source, ref ushort target, int at)
    {
        ulong eight = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, at));
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(eight).AsByte()).StoreUnsafe(ref target, (nuint)at);
    }
}
