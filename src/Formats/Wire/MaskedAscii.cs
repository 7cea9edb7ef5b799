#if NET10_0_OR_GREATER
using System.Runtime.Intrinsics.X86;

namespace SerBench.Formats.Wire;

/// <summary>Converts text of at most <see cref="Longest"/> characters. Loads, and stores into strings, are masked: nothing outside the text
/// is read or written. So no branch depends on the length; for names and tags it would often be mispredicted
/// (docs/decisions/0028).</summary>
internal static class MaskedAscii
{
    public const int Longest = 32;

    public static bool IsSupported => Avx512BW.VL.IsSupported;

    /// <summary>Narrows text to a target with room for <see cref="Longest"/> bytes. Returns false, with an undefined target, if a character
    /// is not ASCII.</summary>
    [MethodImpl(AggressiveInlining)]
    public static bool TryNarrow(ref ushort text, ref byte target, int length)
    {
        Vector512<ushort> units = Load(ref text, length);
        Avx512BW.ConvertToVector256Byte(units).StoreUnsafe(ref target);
        return (units & Vector512.Create((ushort)0xFF80)) == Vector512<ushort>.Zero;
    }

    /// <summary>Loads text into a vector; zeros follow it.</summary>
    [MethodImpl(AggressiveInlining)]
    public static unsafe Vector512<ushort> Load(ref ushort text, int length)
    {
        fixed (ushort* from = &text)
        {
            return Avx512BW.MaskLoad(from, First(length), Vector512<ushort>.Zero);
        }
    }

    /// <summary>Widens bytes. Returns false, with an undefined target, if a byte is not ASCII.</summary>
    [MethodImpl(AggressiveInlining)]
    public static unsafe bool TryWiden(ref byte bytes, ref ushort target, int length)
    {
        fixed (byte* from = &bytes)
        fixed (ushort* to = &target)
        {
            Vector256<byte> mask = Vector256.LessThan(Vector256<byte>.Indices, Vector256.Create((byte)length));
            Vector256<byte> some = Avx512BW.VL.MaskLoad(from, mask, Vector256<byte>.Zero);
            Avx512BW.MaskStore(to, First(length), Avx512BW.ConvertToVector512UInt16(some));
            return (some & Vector256.Create((byte)0x80)) == Vector256<byte>.Zero;
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector512<ushort> First(int length) => Vector512.LessThan(Vector512<ushort>.Indices, Vector512.Create((ushort)length));
}
#endif
