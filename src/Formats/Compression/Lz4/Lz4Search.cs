using static SerBench.Formats.Compression.Lz4.Lz4Memory;

namespace SerBench.Formats.Compression.Lz4;

internal static class Lz4Search
{
    // Steps grow by one after each 64 positions without a match.
    private const int StepShift = 6;

    private const ulong GoldenRatio = 0x9E37_79B1_85EB_CA87;

    // Eight bytes times this factor give a hash of only the first four bytes, or of five in long input, where longer matches pay.
    internal static ulong HashFactor(int plainLength) => GoldenRatio << (plainLength < 1 << 16 ? 32 : 24);

    // No load leaves `plain`, because `start` is at least 12 bytes before its end, and a candidate is before `start`.
    [MethodImpl(AggressiveInlining)]
    internal static bool TryFind(
        ref byte plain, nint anchor, nint last, ref ushort stamps, ulong factor, nint epoch, out nint start, out nint distance)
    {
        nint next = anchor;
        nint attempts = 1 << StepShift;
        uint bytes;
        do
        {
            start = next;
            next += attempts++ >> StepShift;
            if (start > last)
            {
                distance = 0;
                return false;
            }

            ulong eight = Load8(ref plain, start);
            bytes = (uint)eight;
            ref ushort stamp = ref StampOf(ref stamps, eight, factor);
            distance = (ushort)(start + epoch - stamp);
            stamp = (ushort)(start + epoch);
        }
        while (!IsBefore(start, distance) || Load4(ref plain, start - distance) != bytes);

        while (start > anchor && start > distance && At(ref plain, start - 1) == At(ref plain, start - 1 - distance))
        {
            start--;
        }

        return true;
    }

    [MethodImpl(AggressiveInlining)]
    internal static void Remember(ref byte plain, nint position, ref ushort stamps, ulong factor, nint epoch) =>
        StampOf(ref stamps, Load8(ref plain, position), factor) = (ushort)(position + epoch);

    // Returns the first position whose byte differs from the byte `distance` before it, or the position of the last literals.
    [MethodImpl(AggressiveInlining)]
    internal static nint MatchEnd(ReadOnlySpan<byte> plain, nint position, nint distance)
    {
        if (position > plain.Length - Lz4Block.LastLiterals - sizeof(ulong))
        {
            return LongMatchEnd(plain, position, distance);
        }

        // Both loads lie within `plain`: at least eight bytes follow `position`, and `position` - `distance` is not negative.
        ref byte start = ref MemoryMarshal.GetReference(plain);
        ulong different = Load8(ref start, position) ^ Load8(ref start, position - distance);
        return different != 0
            ? position + (BitOperations.TrailingZeroCount(different) >> 3)
            : LongMatchEnd(plain, position + sizeof(ulong), distance);
    }

    [MethodImpl(NoInlining)]
    private static nint LongMatchEnd(ReadOnlySpan<byte> plain, nint position, nint distance)
    {
        // No load passes `limit`.
        ref byte start = ref MemoryMarshal.GetReference(plain);
        nint limit = plain.Length - Lz4Block.LastLiterals;
        for (; position <= limit - Vector128<byte>.Count; position += Vector128<byte>.Count)
        {
            Vector128<byte> here = Vector128.LoadUnsafe(ref At(ref start, position));
            Vector128<byte> there = Vector128.LoadUnsafe(ref At(ref start, position - distance));
            if (here != there)
            {
                break;
            }
        }

        for (; position <= limit - sizeof(ulong); position += sizeof(ulong))
        {
            ulong different = Load8(ref start, position) ^ Load8(ref start, position - distance);
            if (different != 0)
            {
                return position + (BitOperations.TrailingZeroCount(different) >> 3);
            }
        }

        while (position < limit && At(ref start, position) == At(ref start, position - distance))
        {
            position++;
        }

        return position;
    }

    private static bool IsBefore(nint position, nint distance) => (nuint)(distance - 1) < (nuint)position;

    // The index is the top HashBits bits of the product, so it is below the number of stamps.
    [MethodImpl(AggressiveInlining)]
    private static ref ushort StampOf(ref ushort stamps, ulong eight, ulong factor) =>
        ref Unsafe.Add(ref stamps, (nint)(eight * factor >> (64 - Lz4MatchTable.HashBits)));
}
