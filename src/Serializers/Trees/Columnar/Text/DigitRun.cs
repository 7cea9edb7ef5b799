using System.Runtime.Intrinsics;

namespace SerBench.Serializers.Trees.Columnar.Text;

// The last vector overlaps the vector before it, so whole vectors cover every length. The caller has checked the sizes of text and target.
internal static class DigitRun
{
    private const int Largest = 9;

    // Strings of a tree that was made in preorder lie in this order in memory. Hardware prefetching stops at each page, so this code
    // prefetches a page ahead.
    private const int PrefetchDistance = 4096;

    // Returns false, with an undefined target, if a character is no digit.
    [MethodImpl(AggressiveInlining)]
    public static bool TryNarrow(ref ushort text, ref byte target, int length)
    {
        if (Vector512.IsHardwareAccelerated && length >= 64)
        {
            return TryNarrow512(ref text, ref target, length);
        }

        return TryNarrow256(ref text, ref target, length);
    }

    [MethodImpl(AggressiveInlining)]
    private static bool TryNarrow512(ref ushort text, ref byte target, int length)
    {
        Vector512<ushort> zero = Vector512.Create((ushort)'0');
        Vector512<ushort> largest = Vector512<ushort>.Zero;
        nuint last = (nuint)(length - 64);
        nuint at = 0;
        while (true)
        {
            Prefetch.Ahead(ref Unsafe.Add(ref text, at), PrefetchDistance, lines: 2);
            Vector512<ushort> low = Vector512.LoadUnsafe(ref text, at) - zero;
            Vector512<ushort> high = Vector512.LoadUnsafe(ref text, at + 32) - zero;
            largest = Vector512.Max(largest, Vector512.Max(low, high));
            Vector512.Narrow(low, high).StoreUnsafe(ref target, at);
            if (at >= last)
            {
                break;
            }

            at = Math.Min(at + 64, last);
        }

        return Vector512.LessThanOrEqualAll(largest, Vector512.Create((ushort)Largest));
    }

    private static bool TryNarrow256(ref ushort text, ref byte target, int length)
    {
        if (length >= 32)
        {
            Vector256<ushort> zero = Vector256.Create((ushort)'0');
            Vector256<ushort> largest = Vector256<ushort>.Zero;
            nuint last = (nuint)(length - 32);
            for (nuint at = 0; ; at = Math.Min(at + 32, last))
            {
                Prefetch.Ahead(ref Unsafe.Add(ref text, at), PrefetchDistance, lines: 1);
                Vector256<ushort> low = Vector256.LoadUnsafe(ref text, at) - zero;
                Vector256<ushort> high = Vector256.LoadUnsafe(ref text, at + 16) - zero;
                largest = Vector256.Max(largest, Vector256.Max(low, high));
                Vector256.Narrow(low, high).StoreUnsafe(ref target, at);
                if (at == last)
                {
                    return Vector256.LessThanOrEqualAll(largest, Vector256.Create((ushort)Largest));
                }
            }
        }

        return TryNarrow128(ref text, ref target, length);
    }

    private static bool TryNarrow128(ref ushort text, ref byte target, int length)
    {
        Vector128<ushort> zero = Vector128.Create((ushort)'0');
        Vector128<ushort> largest;
        if (length >= 8)
        {
            // Four vectors of eight characters cover the text, and overlap if the text has fewer than 32 characters.
            Vector128<ushort> first = Vector128.LoadUnsafe(ref text) - zero;
            Vector128<ushort> last = Vector128.LoadUnsafe(ref text, (nuint)(length - 8)) - zero;
            int second = Math.Min(8, length - 8);
            int third = Math.Max(length - 16, 0);
            Vector128<ushort> two = Vector128.LoadUnsafe(ref text, (nuint)second) - zero;
            Vector128<ushort> three = Vector128.LoadUnsafe(ref text, (nuint)third) - zero;
            largest = Vector128.Max(Vector128.Max(first, last), Vector128.Max(two, three));
            Put(ref target, 0, first);
            Put(ref target, second, two);
            Put(ref target, third, three);
            Put(ref target, length - 8, last);
            return Vector128.LessThanOrEqualAll(largest, Vector128.Create((ushort)Largest));
        }

        bool areDigits = true;
        for (int i = 0; i < length; i++)
        {
            int digit = Unsafe.Add(ref text, i) - '0';
            areDigits &= (uint)digit <= Largest;
            Unsafe.Add(ref target, i) = (byte)digit;
        }

        return areDigits;
    }

    [MethodImpl(AggressiveInlining)]
    private static void Put(ref byte target, int at, Vector128<ushort> digits) =>
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, at), Vector128.Narrow(digits, digits).AsUInt64().ToScalar());
}
