using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SerBench.Serializers.Wire;

/// <summary>
/// The polynomial hash of Java's arrays: start 1, then h = 31 h + (signed byte). A serial loop waits for each multiplication; here
/// four bytes become one number by two pairwise multiply-adds, and four vectors of such numbers run side by side.
/// </summary>
public static class Hash31
{
    private const int BlockLength = 32;
    private const int StrideLength = 4 * BlockLength;
    private const int Power4 = 31 * 31 * 31 * 31;
    private static readonly int Power32 = Power(32);
    private static readonly int Power128 = Power(128);

    private static readonly Vector256<int> LanePowers = Vector256.Create(
        Power(28), Power(24), Power(20), Power(16), Power(12), Power(8), Power4, 1);

    public static int Compute(ReadOnlySpan<byte> bytes)
    {
        int hash = 1;
        if (Avx2.IsSupported && bytes.Length >= BlockLength)
        {
            int whole = bytes.Length & ~(BlockLength - 1);
            hash = ComputeBlocks(bytes[..whole], hash);
            bytes = bytes[whole..];
        }

        return ComputeSmall(bytes, hash);
    }

    /// <summary>Four bytes a step: the products do not wait for each other.</summary>
    internal static int ComputeSmall(ReadOnlySpan<byte> bytes, int hash)
    {
        ReadOnlySpan<sbyte> rest = MemoryMarshal.Cast<byte, sbyte>(bytes);
        while (rest.Length >= 4)
        {
            hash = (hash * Power4) + (rest[0] * (31 * 31 * 31)) + (rest[1] * (31 * 31)) + (rest[2] * 31) + rest[3];
            rest = rest[4..];
        }

        foreach (sbyte one in rest)
        {
            hash = (hash * 31) + one;
        }

        return hash;
    }

    private static int ComputeBlocks(ReadOnlySpan<byte> bytes, int hash)
    {
        ref byte start = ref MemoryMarshal.GetReference(bytes);
        int strides = bytes.Length / StrideLength * StrideLength;
        Vector256<int> first = Vector256<int>.Zero, second = first, third = first, fourth = first;
        Vector256<int> power = Vector256.Create(Power128);
        int at = 0;
        for (; at < strides; at += StrideLength)
        {
            // In range: at + 128 <= strides <= length.
            first = (first * power) + Fours(ref start, at);
            second = (second * power) + Fours(ref start, at + BlockLength);
            third = (third * power) + Fours(ref start, at + (2 * BlockLength));
            fourth = (fourth * power) + Fours(ref start, at + (3 * BlockLength));
        }

        power = Vector256.Create(Power32);
        Vector256<int> sum = (((((first * power) + second) * power) + third) * power) + fourth;
        for (; at < bytes.Length; at += BlockLength)
        {
            sum = (sum * power) + Fours(ref start, at);
        }

        return (hash * Power(bytes.Length)) + Vector256.Sum(sum * LanePowers);
    }

    /// <summary>Of each four bytes a, b, c, d the number 31^3 a + 31^2 b + 31 c + d.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<int> Fours(ref byte start, int at)
    {
        Vector256<sbyte> bytes = Vector256.LoadUnsafe(ref start, (nuint)at).AsSByte();
        Vector256<short> pairs = Avx2.MultiplyAddAdjacent(Vector256.Create((ushort)(31 | (1 << 8))).AsByte(), bytes);
        return Avx2.MultiplyAddAdjacent(pairs, Vector256.Create((31 * 31) | (1 << 16)).AsInt16());
    }

    private static int Power(int exponent)
    {
        int power = 1;
        for (int factor = 31; exponent != 0; exponent >>= 1, factor *= factor)
        {
            power *= (exponent & 1) != 0 ? factor : 1;
        }

        return power;
    }
}
