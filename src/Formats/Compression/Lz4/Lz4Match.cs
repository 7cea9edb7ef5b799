using static SerBench.Formats.Compression.Lz4.Lz4Memory;

namespace SerBench.Formats.Compression.Lz4;

// Copies `length` bytes within `plain`, from `at` - `distance` to `at`; the ranges may overlap. The caller has checked that the distance is
// from 1 to `at`, and that the copy begins at least 12 and ends at least 5 bytes before the end of `plain`.
internal static class Lz4Match
{
    // From this length on, a block copy saves more than its call costs.
    private const int LongMatch = 64;

    // For each distance below 8, the greatest multiple of the distance that is at most 8.
    private static ReadOnlySpan<byte> Period => [0, 8, 8, 6, 8, 5, 6, 7];

    internal static void Copy(Span<byte> plain, int at, int distance, int length)
    {
        if (length >= LongMatch)
        {
            CopyLong(plain, at, distance, length);
        }
        else if (distance >= 16)
        {
            CopySixteens(plain, at, distance, length);
        }
        else if (distance >= 8)
        {
            CopyEights(plain, at, distance, length);
        }
        else
        {
            CopyPattern(plain, at, distance, length);
        }
    }

    // Each CopyTo doubles the run, whose length stays a multiple of the distance, so the bytes repeat in order.
    private static void CopyLong(Span<byte> plain, int at, int distance, int length)
    {
        const int Start = 32;
        int there = distance;
        if (distance < 8)
        {
            CopyPattern(plain, at, distance, Start);
            there += Start - Start % distance;
        }

        Span<byte> all = plain.Slice(at - distance, distance + length);
        while (there < all.Length)
        {
            int piece = Math.Min(there, all.Length - there);
            all[..piece].CopyTo(all[there..]);
            there += piece;
        }
    }

    private static void CopySixteens(Span<byte> plain, int at, int distance, int length)
    {
        ref byte start = ref MemoryMarshal.GetReference(plain);
        nint end = at + length;
        nint lastStep = Math.Min(end - 1, plain.Length - 16);
        nint to = at;
        for (; to <= lastStep; to += 16)
        {
            Copy16(ref start, to - distance, ref start, to);
        }

        CopyBytes(ref start, to, distance, end);
    }

    private static void CopyEights(Span<byte> plain, int at, int distance, int length)
    {
        ref byte start = ref MemoryMarshal.GetReference(plain);
        nint end = at + length;
        nint lastStep = Math.Min(end - 1, plain.Length - 8);
        nint to = at;
        for (; to <= lastStep; to += 8)
        {
            Copy8(ref start, to - distance, ref start, to);
        }

        CopyBytes(ref start, to, distance, end);
    }

    // Stores eight bytes of the repeated sequence at a time, and advances by whole repetitions.
    private static void CopyPattern(Span<byte> plain, int at, int distance, int length)
    {
        ref byte start = ref MemoryMarshal.GetReference(plain);
        ulong pattern = Load8(ref start, at - distance) & (ulong.MaxValue >> (64 - 8 * distance));
        for (int bits = 8 * distance; bits < 64; bits *= 2)
        {
            pattern |= pattern << bits;
        }

        nint period = Period[distance];
        nint end = at + length;
        nint lastStep = Math.Min(end - 1, plain.Length - 8);
        nint to = at;
        for (; to <= lastStep; to += period)
        {
            Store8(ref start, to, pattern);
        }

        CopyBytes(ref start, to, distance, end);
    }

    private static void CopyBytes(ref byte start, nint to, int distance, nint end)
    {
        for (; to < end; to++)
        {
            At(ref start, to) = At(ref start, to - distance);
        }
    }
}

// Holds the last position of each hash as a stamp: the position plus the block's epoch, modulo 65,536. The epoch grows by each block's
// length, so a stamp of an earlier block points before this block, and the table is cleared only once per 64 KiB of input.
internal sealed class Lz4MatchTable
{
    internal const int HashBits = 13;

    private const int StampLimit = 1 << 16;

    private int _nextEpoch = 1;

    internal ushort[] Stamps { get; } = new ushort[1 << HashBits];

    internal int Open(int length)
    {
        if (length > StampLimit - _nextEpoch)
        {
            Array.Clear(Stamps);
            _nextEpoch = 1;
        }

        int epoch = _nextEpoch;
        _nextEpoch = (int)Math.Min((long)epoch + length, StampLimit);
        return epoch;
    }
}
