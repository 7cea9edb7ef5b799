#if NET10_0_OR_GREATER
using System.Numerics;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SerBench.Formats.Wire;

/// <summary>
/// Encodes UTF-8 by vectors of 512 bits. A block of 32 characters becomes 32 times four bytes, of which a compression keeps the right ones. So the
/// kinds of characters cost no branch. The ends of text and target are loaded and stored under masks (docs/decisions/0028).
/// </summary>
internal static unsafe class Utf8Encoder512
{
    private const int Block = 32;

    /// <summary>A block is stored in two halves. The second begins at most 48 bytes behind the first.</summary>
    private const int BlockRoom = 48 + 64;

    public static bool IsSupported => Avx512Vbmi2.IsSupported;

    /// <summary>See <see cref="Utf8Text.Encode"/>.</summary>
    public static int Encode(ReadOnlySpan<char> text, Span<byte> target)
    {
        fixed (char* first = text)
        fixed (byte* start = target)
        {
            ushort* here = (ushort*)first;
            ushort* end = here + text.Length;
            byte* output = start;
            byte* limit = start + target.Length;
            uint pending = 0;
            while (end - here >= Block && limit - output >= BlockRoom)
            {
                int half = Expand(Vector512.Load(here), here == first ? 0u : here[-1], ref pending, out Vector512<byte> head, out Vector512<byte> tail, out int length);
                if (half < 0)
                {
                    return Utf8Text.LoneSurrogate;
                }

                head.Store(output);
                tail.Store(output + half);
                here += Block;
                output += length;
            }

            while (here < end)
            {
                int count = (int)Math.Min(end - here, Block);
                int half = Expand(LoadFirst(here, count), here == first ? 0u : here[-1], ref pending, out Vector512<byte> head, out Vector512<byte> tail, out int length);
                if (half < 0)
                {
                    return Utf8Text.LoneSurrogate;
                }

                // Every place without a character has become a byte.
                length -= Block - count;
                half = Math.Min(half, length);
                if (length > limit - output)
                {
                    return Utf8Text.TooLong;
                }

                Avx512BW.MaskStore(output, First(half), head);
                Avx512BW.MaskStore(output + half, First(length - half), tail);
                here += count;
                output += length;
            }

            return pending == 0 ? (int)(output - start) : Utf8Text.LoneSurrogate;
        }
    }

    /// <summary>Loads the first characters, at most 32.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<ushort> LoadFirst(ushort* here, int count) =>
        Avx512BW.MaskLoad(here, Vector512.LessThan(Vector512<ushort>.Indices, Vector512.Create((ushort)count)), Vector512<ushort>.Zero);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<byte> First(int count) => Vector512.LessThan(Vector512<byte>.Indices, Vector512.Create((byte)count));

    /// <summary>The bytes of a block in two halves. Returns the length of the first half, or less than zero for half of a surrogate pair.</summary>
    /// <param name="units">The characters.</param>
    /// <param name="before">The character before the block.</param>
    /// <param name="pending">1 if the character before is the first half of a pair.</param>
    /// <param name="head">The bytes of the first 16 characters.</param>
    /// <param name="tail">The bytes of the other characters.</param>
    /// <param name="length">The number of bytes in both halves.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Expand(Vector512<ushort> units, uint before, ref uint pending, out Vector512<byte> head, out Vector512<byte> tail, out int length)
    {
        uint wide = (uint)Vector512.GreaterThan(units, Vector512.Create((ushort)0x7F)).ExtractMostSignificantBits();
        uint wider = (uint)Vector512.GreaterThan(units, Vector512.Create((ushort)0x7FF)).ExtractMostSignificantBits();
        uint surrogates = (uint)Vector512.Equals(units & Vector512.Create((ushort)0xF800), Vector512.Create((ushort)0xD800)).ExtractMostSignificantBits();

        // In this order, the interleaving below yields the characters in theirs.
        Vector512<ushort> ordered = Order(units);

        // The last two bytes of a character, and the first of three.
        Vector512<ushort> last = ordered << 8;
        Vector512<ushort> pair = (Vector512.ConditionalSelect(Vector512.Create((ushort)0xFF00), last, ordered >>> 6) & Vector512.Create((ushort)0x3F3F)) | Vector512.Create((ushort)0x8080);
        pair = Vector512.ConditionalSelect(Vector512.LessThan(ordered, Vector512.Create((ushort)0x800)), pair + Vector512.Create((ushort)0x0040), pair);
        pair = Vector512.ConditionalSelect(Vector512.GreaterThan(ordered, Vector512.Create((ushort)0x7F)), pair, last);
        Vector512<ushort> first = (ordered >>> 4) | Vector512.Create((ushort)0xE000);

        // Which of these bytes are kept: those that are not zero here.
        Vector512<ushort> pairKept = Vector512.Min(ordered >>> 7, Vector512.Create((ushort)0x00FF)) | Vector512.Create((ushort)0xFF00);
        Vector512<ushort> firstKept = ordered & Vector512.Create((ushort)0xF800);

        uint firsts = (uint)Vector512.Equals(units & Vector512.Create((ushort)0xFC00), Vector512.Create((ushort)0xD800)).ExtractMostSignificantBits();
        ulong seconds = ((ulong)firsts << 1) | pending;
        if ((uint)seconds != (surrogates ^ firsts))
        {
            head = tail = default;
            length = 0;
            return -1;
        }

        pending = (uint)(seconds >> Block);
        wider ^= surrogates;
        firstKept = Vector512.ConditionalSelect(Vector512.Equals(firstKept, Vector512.Create((ushort)0xD800)), Vector512<ushort>.Zero, firstKept);

        // Each half of a pair becomes two of the four bytes. The second half needs two bits of the first.
        Vector512<ushort> previous = Avx512BW.PermuteVar32x16(units, Vector512.Create(31, 0, 1, 2, 15, 16, 17, 18, 3, 4, 5, 6, 19, 20, 21, 22, 7, 8, 9, 10, 23, 24, 25, 26, 11, 12, 13, 14, 27, 28, 29, (ushort)30));
        previous = Vector512.ConditionalSelect(Vector512.CreateScalar(ushort.MaxValue), Vector512.CreateScalarUnsafe((ushort)before), previous);
        Vector512<ushort> second = Vector512.ConditionalSelect(Vector512.Create((ushort)0x0030), previous << 4, pair);
        Vector512<ushort> high = (ordered & Vector512.Create((ushort)0x03FF)) + Vector512.Create((ushort)0x0040);
        high = ((high << 6) & Vector512.Create((ushort)0x3F00)) | (high >>> 8) | Vector512.Create((ushort)0x80F0);
        Vector512<ushort> kind = ordered & Vector512.Create((ushort)0xFC00);
        pair = Vector512.ConditionalSelect(Vector512.Equals(kind, Vector512.Create((ushort)0xD800)), high, pair);
        pair = Vector512.ConditionalSelect(Vector512.Equals(kind, Vector512.Create((ushort)0xDC00)), second, pair);

        head = Keep(Avx512BW.UnpackLow(first, pair), Avx512BW.UnpackLow(firstKept, pairKept));
        tail = Keep(Avx512BW.UnpackHigh(first, pair), Avx512BW.UnpackHigh(firstKept, pairKept));
        int half = 16 + BitOperations.PopCount(((ulong)(ushort)wide << 32) | (ushort)wider);
        length = half + 16 + BitOperations.PopCount(((ulong)(wide >> 16) << 32) | (wider >> 16));
        return half;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<ushort> Order(Vector512<ushort> units) =>
        Avx512F.PermuteVar8x64(units.AsUInt64(), Vector512.Create(0UL, 4, 1, 5, 2, 6, 3, 7)).AsUInt16();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<byte> Keep(Vector512<ushort> bytes, Vector512<ushort> kept) =>
        Avx512Vbmi2.Compress(Vector512<byte>.Zero, Avx512BW.CompareNotEqual(kept.AsByte(), Vector512<byte>.Zero), bytes.AsByte());
}
#endif
