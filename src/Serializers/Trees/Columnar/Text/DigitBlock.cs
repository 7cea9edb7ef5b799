using System.Runtime.Intrinsics;

namespace SerBench.Serializers.Trees.Columnar.Text;

// Packs 384 digits into 160 bytes, so that vectors need no shuffles. The caller has checked both lengths.
internal static class DigitBlock
{
    public const int Digits = 384;
    public const int Bytes = 160;

    private const int Lanes = 32;
    private const int Groups = 4;
    private const int DigitsPerGroup = 3 * Lanes;
    private const int LargestGroup = 999;
    private const byte Zero = (byte)'0';

    [MethodImpl(AggressiveInlining)]
    public static void Pack(ref byte digits, ref byte block)
    {
        if (Vector256.IsHardwareAccelerated)
        {
            PackVectors(ref digits, ref block);
        }
        else
        {
            PackScalar(ref digits, ref block);
        }
    }

    // Returns false, with undefined digits, if a number for three digits is above 999.
    [MethodImpl(AggressiveInlining)]
    public static bool TryUnpack(ref byte block, ref byte digits) =>
        Vector256.IsHardwareAccelerated ? TryUnpackVectors(ref block, ref digits) : TryUnpackScalar(ref block, ref digits);

    internal static void PackScalar(ref byte digits, ref byte block)
    {
        for (int lane = 0; lane < Lanes; lane++)
        {
            int tops = 0;
            for (int group = 0; group < Groups; group++)
            {
                ref byte first = ref Unsafe.Add(ref digits, (group * DigitsPerGroup) + lane);
                int value = (100 * first) + (10 * Unsafe.Add(ref first, Lanes)) + Unsafe.Add(ref first, 2 * Lanes);
                Unsafe.Add(ref block, (group * Lanes) + lane) = (byte)value;
                tops |= (value >> 8) << (2 * group);
            }

            Unsafe.Add(ref block, (Groups * Lanes) + lane) = (byte)tops;
        }
    }

    internal static bool TryUnpackScalar(ref byte block, ref byte digits)
    {
        int largest = 0;
        for (int lane = 0; lane < Lanes; lane++)
        {
            int tops = Unsafe.Add(ref block, (Groups * Lanes) + lane);
            for (int group = 0; group < Groups; group++)
            {
                int value = Unsafe.Add(ref block, (group * Lanes) + lane) | (((tops >> (2 * group)) & 3) << 8);
                largest = Math.Max(largest, value);
                ref byte first = ref Unsafe.Add(ref digits, (group * DigitsPerGroup) + lane);
                first = (byte)(Zero + (value / 100));
                Unsafe.Add(ref first, Lanes) = (byte)(Zero + (value / 10 % 10));
                Unsafe.Add(ref first, 2 * Lanes) = (byte)(Zero + (value % 10));
            }
        }

        return largest <= LargestGroup;
    }

    private static void PackVectors(ref byte digits, ref byte block)
    {
        Vector256<ushort> low = Vector256.Create((ushort)0x00FF);
        Vector256<ushort> tops = Vector256<ushort>.Zero;
        for (int group = 0; group < Groups; group++)
        {
            ref byte first = ref Unsafe.Add(ref digits, group * DigitsPerGroup);
            Vector256<ushort> a = Vector256.LoadUnsafe(ref first).AsUInt16();
            Vector256<ushort> b = Vector256.LoadUnsafe(ref first, Lanes).AsUInt16();
            Vector256<ushort> c = Vector256.LoadUnsafe(ref first, 2 * Lanes).AsUInt16();

            // 10 a + b is at most 99, so the two bytes of a lane do not overlap.
            Vector256<ushort> tens = (a << 3) + (a << 1) + b;
            Vector256<ushort> even = ((tens & low) * 10) + (c & low);
            Vector256<ushort> odd = ((tens >> 8) * 10) + (c >> 8);
            ((even & low) | (odd << 8)).AsByte().StoreUnsafe(ref block, (nuint)(group * Lanes));
            tops |= ((even >> 8) | (odd & ~low)) << (2 * group);
        }

        tops.AsByte().StoreUnsafe(ref block, Groups * Lanes);
    }

    private static bool TryUnpackVectors(ref byte block, ref byte digits)
    {
        Vector256<ushort> low = Vector256.Create((ushort)0x00FF);
        Vector256<ushort> tops = Vector256.LoadUnsafe(ref block, Groups * Lanes).AsUInt16();
        Vector256<ushort> fraction = Vector256.Create((ushort)0x0FFF);
        Vector256<ushort> largest = Vector256<ushort>.Zero;
        for (int group = 0; group < Groups; group++)
        {
            Vector256<ushort> plane = Vector256.LoadUnsafe(ref block, (nuint)(group * Lanes)).AsUInt16();
            Vector256<ushort> top = (tops >> (2 * group)) & Vector256.Create((ushort)0x0303);
            Vector256<ushort> even = (plane & low) | (top << 8);
            Vector256<ushort> odd = (plane >> 8) | (top & ~low);
            largest = Vector256.Max(largest, Vector256.Max(even, odd));

            // For numbers up to 999, 41 / 4096 is close enough to 1 / 100 that the quotient's digits are right.
            ref byte first = ref Unsafe.Add(ref digits, group * DigitsPerGroup);
            even *= 41;
            odd *= 41;
            StoreDigits(even, odd, ref first, 0);
            even = (even & fraction) * 10;
            odd = (odd & fraction) * 10;
            StoreDigits(even, odd, ref first, Lanes);
            even = (even & fraction) * 10;
            odd = (odd & fraction) * 10;
            StoreDigits(even, odd, ref first, 2 * Lanes);
        }

        return Vector256.LessThanOrEqualAll(largest, Vector256.Create((ushort)LargestGroup));
    }

    [MethodImpl(AggressiveInlining)]
    private static void StoreDigits(Vector256<ushort> even, Vector256<ushort> odd, ref byte target, nuint at) =>
        ((even >> 12) | ((odd >> 4) & Vector256.Create((ushort)0x0F00)) | Vector256.Create(Zero).AsUInt16()).AsByte().StoreUnsafe(
            ref target, at);
}
