#if NET10_0_OR_GREATER
using System.Runtime.Intrinsics.X86;

namespace SerBench.Formats.Wire;

// Encodes each of 16 characters as four bytes. A compression keeps the needed bytes, so no branch depends on the kinds of characters
// (docs/decisions/0028).
internal static unsafe class Utf8Encoder512
{
    private const int Block = 32;

    // After a text with surrogate pairs, this many texts start in the loop that accepts pairs. If they started in the faster loop, its
    // test for pairs would often be mispredicted.
    private const int TextsAfterPairs = 32;

    // A race between threads is harmless, because both loops write the same bytes.
    internal static int TextsExpectingPairs;

    public static bool IsSupported => Avx512Vbmi2.IsSupported && Avx512Vbmi.IsSupported && Avx512CD.IsSupported;

    public static int Encode(ReadOnlySpan<char> text, Span<byte> target)
    {
        fixed (char* first = text)
        fixed (byte* start = target)
        {
            var cursor = new Cursor((ushort*)first, text.Length, start, target.Length);
            int failure = TextsExpectingPairs > 0 ? 0 : EncodeUpToPairs(ref cursor);
            if (failure == 0 && cursor.Input < cursor.End)
            {
                failure = EncodeWithPairs(ref cursor);
            }

            return failure != 0 ? failure : (int)(cursor.Output - start);
        }
    }

    // Encodes the text up to the first block with surrogates. Returns TooLong if the target is too short, else 0. NoInlining leaves the
    // JIT's inlining budget to the methods that take vectors.
    [MethodImpl(NoInlining)]
    private static int EncodeUpToPairs(ref Cursor cursor)
    {
        Cursor at = cursor;
        while (at.Input < at.End)
        {
            Vector512<ushort> units = at.Load(out int count);
            if (Vector512.EqualsAny(units & Vector512.Create((ushort)0xF800), Vector512.Create((ushort)0xD800)))
            {
                break;
            }

            int half = Expand(Vector512.WidenLower(units), out Vector512<byte> head);
            int rest = Expand(Vector512.WidenUpper(units), out Vector512<byte> tail);
            if (!at.TryStore(head, half, tail, rest, count))
            {
                return Utf8Text.TooLong;
            }
        }

        cursor = at;
        return 0;
    }

    [MethodImpl(NoInlining)]
    private static int EncodeWithPairs(ref Cursor cursor)
    {
        Cursor at = cursor;
        Vector512<ushort> before = Vector512<ushort>.Zero;
        ulong pending = 0, pairs = 0;
        while (at.Input < at.End)
        {
            Vector512<ushort> units = at.Load(out int count);
            if (!ArePairsWhole(units, ref pending, ref pairs))
            {
                return Utf8Text.LoneSurrogate;
            }

            int half = ExpandPairs(Avx512BW.PermuteVar32x16x2(units, FirstHalf, before), out Vector512<byte> head);
            int rest = ExpandPairs(Avx512BW.PermuteVar32x16(units, SecondHalf), out Vector512<byte> tail);
            before = units;
            if (!at.TryStore(head, half, tail, rest, count))
            {
                return Utf8Text.TooLong;
            }
        }

        int expecting = pairs != 0 ? TextsAfterPairs : Math.Max(0, TextsExpectingPairs - 1);
        if (expecting != TextsExpectingPairs)
        {
            TextsExpectingPairs = expecting;
        }

        cursor = at;
        return pending == 0 ? 0 : Utf8Text.LoneSurrogate;
    }

    // The indices of each character and the character before. 63 is the last character of the block before.
    private static Vector512<ushort> FirstHalf
    {
        [MethodImpl(AggressiveInlining)]
        get => Vector512.Create(
            0, 63, 1, 0, 2, 1, 3, 2, 4, 3, 5, 4, 6, 5, 7, 6,
            8, 7, 9, 8, 10, 9, 11, 10, 12, 11, 13, 12, 14, 13, 15, (ushort)14);
    }

    private static Vector512<ushort> SecondHalf
    {
        [MethodImpl(AggressiveInlining)]
        get => Vector512.Create(
            16, 15, 17, 16, 18, 17, 19, 18, 20, 19, 21, 20, 22, 21, 23, 22,
            24, 23, 25, 24, 26, 25, 27, 26, 28, 27, 29, 28, 30, 29, 31, (ushort)30);
    }

    // Returns true if all pairs are whole. `pending` is a first half at the end of a block. `pairs` becomes nonzero if the block has a
    // pair.
    [MethodImpl(AggressiveInlining)]
    private static bool ArePairsWhole(Vector512<ushort> units, ref ulong pending, ref ulong pairs)
    {
        Vector512<ushort> kind = units & Vector512.Create((ushort)0xFC00);
        ulong afterFirsts = (Vector512.Equals(kind, Vector512.Create((ushort)0xD800)).ExtractMostSignificantBits() << 1) | pending;
        pending = afterFirsts >> Block;
        pairs |= afterFirsts;
        return (uint)afterFirsts == (uint)Vector512.Equals(kind, Vector512.Create((ushort)0xDC00)).ExtractMostSignificantBits();
    }

    // Each element has a character in its lower half and the character before in its upper half. Returns the number of bytes.
    [MethodImpl(AggressiveInlining)]
    private static int ExpandPairs(Vector512<ushort> pairs, out Vector512<byte> bytes)
    {
        // The second half of a pair becomes the whole character: 1024 times the first half, plus the second, plus a constant.
        Vector512<uint> kind = pairs.AsUInt32() & Vector512.Create(0xFC00u);
        Vector512<uint> whole = Avx512BW.MultiplyAddAdjacent(pairs.AsInt16(), Vector512.Create(0x0400_0001u).AsInt16())
            .AsUInt32() + Vector512.Create(0xA1_2400u);
        Vector512<uint> points = Vector512.ConditionalSelect(
            Vector512.Equals(kind, Vector512.Create(0xDC00u)), whole, pairs.AsUInt32() & Vector512.Create(0xFFFFu));
        return Compress(
            points,
            Vector512.ConditionalSelect(Vector512.Equals(kind, Vector512.Create(0xD800u)), Vector512<uint>.AllBitsSet, Marks(points)),
            out bytes);
    }

    // Needs characters without surrogates. Returns the number of bytes.
    [MethodImpl(AggressiveInlining)]
    private static int Expand(Vector512<uint> points, out Vector512<byte> bytes) => Compress(points, Marks(points), out bytes);

    // Each byte of the result stands for a UTF-8 byte: bits that UTF-8 prescribes are 1, and all bits are 1 if the byte is left out.
    [MethodImpl(AggressiveInlining)]
    private static Vector512<uint> Marks(Vector512<uint> points)
    {
        // The number of leading zeros determines the number of UTF-8 bytes. Bit 5 is set, so the number is 11 to 26, and unique modulo 16.
        Vector512<uint> table = Vector512.Create(
            0xC0C0_F0FFu, 0xC0C0_F0FF, 0xC0C0_F0FF, 0xC0C0_F0FF, 0xC0C0_F0FF, 0xC0E0_FFFF, 0xC0E0_FFFF, 0xC0E0_FFFF,
            0xC0E0_FFFF, 0x80FF_FFFF, 0x80FF_FFFF, 0xC0C0_C0F8, 0xC0C0_C0F8, 0xC0C0_C0F8, 0xC0C0_C0F8, 0xC0C0_C0F8);
        return Avx512F.PermuteVar16x32(table, Avx512CD.LeadingZeroCount(points | Vector512.Create(0x20u)));
    }

    [MethodImpl(AggressiveInlining)]
    private static int Compress(Vector512<uint> points, Vector512<uint> marks, out Vector512<byte> bytes)
    {
        // The marks, shifted left by one, are the high bits of the four bytes.
        Vector512<byte> spread = Avx512Vbmi.MultiShift(Vector512.Create(0x2026_2C32_0006_0C12ul).AsByte(), points.AsUInt64());
        Vector512<byte> isKept = Avx512BW.CompareNotEqual(marks.AsByte(), Vector512<byte>.AllBitsSet);
        bytes = Avx512Vbmi2.Compress(Vector512<byte>.Zero, isKept, (spread & ~marks.AsByte()) | (marks.AsByte() + marks.AsByte()));
        return BitOperations.PopCount(isKept.ExtractMostSignificantBits());
    }

    private struct Cursor(ushort* text, int length, byte* target, int room)
    {
        public readonly ushort* End = text + length;
        public ushort* Input = text;
        public byte* Output = target;
        private readonly byte* _limit = target + room;

        [MethodImpl(AggressiveInlining)]
        public readonly Vector512<ushort> Load(out int count)
        {
            count = (int)Math.Min(End - Input, Block);
            return count == Block
                ? Vector512.Load(Input)
                : Avx512BW.MaskLoad(Input, Masks512.First<ushort>(count), Vector512<ushort>.Zero);
        }

        [MethodImpl(AggressiveInlining)]
        public bool TryStore(Vector512<byte> head, int headLength, Vector512<byte> tail, int tailLength, int characters)
        {
            // The vectors have zeros after the text, and each zero has become one byte.
            int length = headLength + tailLength - (Block - characters);
            if (_limit - Output >= Utf8Text.Spare)
            {
                if (headLength <= Vector256<byte>.Count && tailLength <= Vector256<byte>.Count)
                {
                    head.GetLower().Store(Output);
                    tail.GetLower().Store(Output + headLength);
                }
                else
                {
                    head.Store(Output);
                    tail.Store(Output + headLength);
                }
            }
            else if (length <= _limit - Output)
            {
                headLength = Math.Min(headLength, length);
                Avx512BW.MaskStore(Output, Masks512.First<byte>(headLength), head);
                Avx512BW.MaskStore(Output + headLength, Masks512.First<byte>(length - headLength), tail);
            }
            else
            {
                return false;
            }

            Input += characters;
            Output += length;
            return true;
        }
    }
}
#endif
