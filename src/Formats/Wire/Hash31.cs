namespace SerBench.Formats.Wire;

// The hash of Java's arrays starts at 1, then h = 31 h + (signed byte). Four vectors run in parallel, because a serial loop would wait for
// each multiplication. The starting value counts like a byte of value 1 before the first byte.
internal static class Hash31
{
    private static readonly int[] Powers = [.. Enumerable.Range(0, 64).Select(Power)];
    private static readonly int Power64 = Power(64);
    private static readonly int Power128 = Power(128);
    private static readonly int Power256 = Power(256);

    private static readonly Vector512<int> LanePowers = Vector512.Create(
        Power(60), Power(56), Power(52), Power(48), Power(44), Power(40), Power(36), Power(32),
        Power(28), Power(24), Power(20), Power(16), Power(12), Power(8), Power(4), 1);

    public static int Compute(ReadOnlySpan<byte> bytes)
    {
        if (Avx512BW.IsSupported && bytes.Length >= Vector512<byte>.Count)
        {
            return Compute512(bytes);
        }

        return Avx2.IsSupported && bytes.Length >= Vector256<byte>.Count ? Compute256(bytes) : ComputeSmall(bytes);
    }

    private static int ComputeSmall(ReadOnlySpan<byte> bytes)
    {
        int hash = 1;
        ReadOnlySpan<sbyte> rest = MemoryMarshal.Cast<byte, sbyte>(bytes);
        while (rest.Length >= 4)
        {
            hash = (hash * (31 * 31 * 31 * 31)) + (rest[0] * (31 * 31 * 31)) + (rest[1] * (31 * 31)) + (rest[2] * 31) + rest[3];
            rest = rest[4..];
        }

        foreach (sbyte one in rest)
        {
            hash = (hash * 31) + one;
        }

        return hash;
    }

    private static int Compute512(ReadOnlySpan<byte> bytes)
    {
        const int Block = 64;
        const int Stride = 4 * Block;
        ref byte start = ref MemoryMarshal.GetReference(bytes);
        Vector512<int> first = Vector512<int>.Zero, second = first, third = first, fourth = first.WithElement(15, 1);
        int at = 0;
        for (; at <= bytes.Length - Stride; at += Stride)
        {
            // Loads are in range, because `at` + 4 blocks <= length.
            first = (first * Power256) + Fours(Vector512.LoadUnsafe(ref start, (nuint)at));
            second = (second * Power256) + Fours(Vector512.LoadUnsafe(ref start, (nuint)(at + Block)));
            third = (third * Power256) + Fours(Vector512.LoadUnsafe(ref start, (nuint)(at + (2 * Block))));
            fourth = (fourth * Power256) + Fours(Vector512.LoadUnsafe(ref start, (nuint)(at + (3 * Block))));
        }

        Vector512<int> sum = (((((first * Power64) + second) * Power64) + third) * Power64) + fourth;
        for (; at <= bytes.Length - Block; at += Block)
        {
            sum = (sum * Power64) + Fours(Vector512.LoadUnsafe(ref start, (nuint)at));
        }

        // The load is in range, because there is at least one block. Already counted bytes are masked out.
        int left = bytes.Length - at;
        Vector512<byte> isLeft = Vector512.GreaterThanOrEqual(Vector512<byte>.Indices, Vector512.Create((byte)(Block - left)));
        sum = (sum * Powers[left]) + Fours(Vector512.LoadUnsafe(ref start, (nuint)(bytes.Length - Block)) & isLeft);
        return Vector512.Sum(sum * LanePowers);
    }

    private static int Compute256(ReadOnlySpan<byte> bytes)
    {
        const int Block = 32;
        const int Stride = 4 * Block;
        ref byte start = ref MemoryMarshal.GetReference(bytes);
        Vector256<int> first = Vector256<int>.Zero, second = first, third = first, fourth = first.WithElement(7, 1);
        int at = 0;
        for (; at <= bytes.Length - Stride; at += Stride)
        {
            // Loads are in range, because `at` + 4 blocks <= length.
            first = (first * Power128) + Fours(Vector256.LoadUnsafe(ref start, (nuint)at));
            second = (second * Power128) + Fours(Vector256.LoadUnsafe(ref start, (nuint)(at + Block)));
            third = (third * Power128) + Fours(Vector256.LoadUnsafe(ref start, (nuint)(at + (2 * Block))));
            fourth = (fourth * Power128) + Fours(Vector256.LoadUnsafe(ref start, (nuint)(at + (3 * Block))));
        }

        int power32 = Powers[Block];
        Vector256<int> sum = (((((first * power32) + second) * power32) + third) * power32) + fourth;
        for (; at <= bytes.Length - Block; at += Block)
        {
            sum = (sum * power32) + Fours(Vector256.LoadUnsafe(ref start, (nuint)at));
        }

        // The load is in range, because there is at least one block. Already counted bytes are masked out.
        int left = bytes.Length - at;
        Vector256<byte> isLeft = Vector256.GreaterThanOrEqual(Vector256<byte>.Indices, Vector256.Create((byte)(Block - left)));
        sum = (sum * Powers[left]) + Fours(Vector256.LoadUnsafe(ref start, (nuint)(bytes.Length - Block)) & isLeft);
        return Vector256.Sum(sum * LanePowers.GetUpper());
    }

    // Four bytes a, b, c, d give 31^3 a + 31^2 b + 31 c + d.
    [MethodImpl(AggressiveInlining)]
    private static Vector512<int> Fours(Vector512<byte> bytes)
    {
        Vector512<short> pairs = Avx512BW.MultiplyAddAdjacent(Vector512.Create((ushort)(31 | (1 << 8))).AsByte(), bytes.AsSByte());
        return Avx512BW.MultiplyAddAdjacent(pairs, Vector512.Create((31 * 31) | (1 << 16)).AsInt16());
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector256<int> Fours(Vector256<byte> bytes)
    {
        Vector256<short> pairs = Avx2.MultiplyAddAdjacent(Vector256.Create((ushort)(31 | (1 << 8))).AsByte(), bytes.AsSByte());
        return Avx2.MultiplyAddAdjacent(pairs, Vector256.Create((31 * 31) | (1 << 16)).AsInt16());
    }

    private static int Power(int exponent)
    {
        int power = 1;
        for (int i = 0; i < exponent; i++)
        {
            power *= 31;
        }

        return power;
    }
}
