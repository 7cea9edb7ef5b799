using System.Numerics;

namespace SerBench.Serializers.Trees.Columnar.Columns;

// Packs numbers of one width, low bits first (docs/formats/columnar.md, "Numbers").
internal static class BitColumn
{
    // The packer stores 8 bytes at a time, so the target must have so many bytes after the column.
    public const int Slack = sizeof(ulong);

    private const int Block = 8;

    public static int WidthOf(ulong allBits)
    {
        int width = 64 - BitOperations.LeadingZeroCount(allBits);
        return width > ColumnarLayout.WidestPacked ? 64 : width;
    }

    // Omits the `shift` low bits, which are zero in all values. Returns the length in bytes.
    public static int Pack<T>(ReadOnlySpan<T> values, int shift, int width, Span<byte> target)
        where T : unmanaged, IBinaryInteger<T>
    {
        int length = ColumnarLayout.BitBytes(values.Length, width);
        ArgumentOutOfRangeException.ThrowIfLessThan(target.Length, length + Slack);
        ref T value = ref MemoryMarshal.GetReference(values);
        ref byte at = ref MemoryMarshal.GetReference(target);
        if (width == 64)
        {
            for (int i = 0; i < values.Length; i++)
            {
                Unsafe.WriteUnaligned(ref Unsafe.Add(ref at, i * sizeof(ulong)), ulong.CreateTruncating(Unsafe.Add(ref value, i)) >> shift);
            }

            return length;
        }

        // Eight numbers fill whole bytes, so each block starts at a byte.
        int done = 0;
        for (; done <= values.Length - Block; done += Block)
        {
            PackSome(ref Unsafe.Add(ref value, done), Block, shift, width, ref at);
            at = ref Unsafe.Add(ref at, width);
        }

        PackSome(ref Unsafe.Add(ref value, done), values.Length - done, shift, width, ref at);
        return length;
    }

    // Eight bytes from the number's first byte must be readable.
    [MethodImpl(AggressiveInlining)]
    public static ulong Load(ref byte column, int index, int width, ulong mask)
    {
        ulong bit = (ulong)(uint)index * (uint)width;
        return (Unsafe.ReadUnaligned<ulong>(ref Unsafe.AddByteOffset(ref column, (nuint)(bit >> 3))) >> (int)(bit & 7)) & mask;
    }

    public static ulong MaskOf(int width) => width == 64 ? ulong.MaxValue : (1UL << width) - 1;

    [MethodImpl(AggressiveInlining)]
    private static void PackSome<T>(ref T value, int count, int shift, int width, ref byte target)
        where T : unmanaged, IBinaryInteger<T>
    {
        ulong bits = 0;
        int held = 0;
        for (int i = 0; i < count; i++)
        {
            bits |= (ulong.CreateTruncating(Unsafe.Add(ref value, i)) >> shift) << held;
            held += width;
            Unsafe.WriteUnaligned(ref target, bits);
            target = ref Unsafe.AddByteOffset(ref target, (nuint)(held >> 3));
            bits >>= held & ~7;
            held &= 7;
        }
    }
}
