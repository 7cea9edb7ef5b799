#if NET10_0_OR_GREATER
using System.Runtime.Intrinsics.X86;

namespace SerBench.Formats.Wire;

// Masked loads read no memory beyond the text, so no branch on the length of the text is needed (docs/decisions/0028).
internal static class MaskedAscii
{
    public const int Longest = 16;

    public static bool IsSupported => Avx512BW.VL.IsSupported;

    private static Vector128<byte> ByteIndices
    {
        [MethodImpl(AggressiveInlining)]
        get => Vector128.Create((byte)0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    }

    private static Vector256<ushort> UnitIndices
    {
        [MethodImpl(AggressiveInlining)]
        get => Vector256.Create((ushort)0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    }

    // The target must have room for Longest bytes, and is undefined if false is returned.
    [MethodImpl(AggressiveInlining)]
    public static unsafe bool TryNarrow(ref ushort text, ref byte target, int length)
    {
        Vector256<ushort> units;
        fixed (ushort* from = &text)
        {
            units = Avx512BW.VL.MaskLoad(from, Vector256.LessThan(UnitIndices, Vector256.Create((ushort)length)), Vector256<ushort>.Zero);
        }

        Avx512BW.VL.ConvertToVector128Byte(units).StoreUnsafe(ref target);
        return (units & Vector256.Create((ushort)0xFF80)) == Vector256<ushort>.Zero;
    }

    public const int LongestLoad = 32;

    [MethodImpl(AggressiveInlining)]
    public static unsafe Vector512<ushort> Load(ref ushort text, int length)
    {
        fixed (ushort* from = &text)
        {
            return Avx512BW.MaskLoad(from, Masks512.First<ushort>(length), Vector512<ushort>.Zero);
        }
    }

    // The target is undefined if false is returned.
    [MethodImpl(AggressiveInlining)]
    public static unsafe bool TryWiden(ref byte bytes, ref ushort target, int length)
    {
        fixed (byte* from = &bytes)
        fixed (ushort* to = &target)
        {
            Vector128<byte> some = Avx512BW.VL.MaskLoad(
                from, Vector128.LessThan(ByteIndices, Vector128.Create((byte)length)), Vector128<byte>.Zero);
            Avx512BW.VL.MaskStore(
                to, Vector256.LessThan(UnitIndices, Vector256.Create((ushort)length)), Avx2.ConvertToVector256Int16(some).AsUInt16());
            return (some & Vector128.Create((byte)0x80)) == Vector128<byte>.Zero;
        }
    }
}
#endif
