#if NET10_0_OR_GREATER
using System.Runtime.Intrinsics.X86;

namespace SerBench.Formats.Wire;

// Decodes each of 64 bytes as if a character began there. A compression keeps the real characters, so no branch depends on the kinds of
// characters (docs/decisions/0028).
internal static unsafe class Utf8Decoder512
{
    private const int Block = 64;

    private const int BlockReach = Block + 2;

    public static bool IsSupported => Avx512Vbmi2.IsSupported;

    public static string? Decode(ReadOnlySpan<byte> bytes)
    {
        fixed (byte* first = bytes)
        {
            if (bytes.Length > Block)
            {
                int count = Utf8Text.CountUnits(bytes);
                if (count == 0)
                {
                    return null;
                }

                string text = Text.Fresh(count, out Span<char> units);
                return TryFill(first, bytes.Length, units) ? text : null;
            }

            return DecodeBlock(first, bytes.Length);
        }
    }

    // NoInlining here and below leaves the JIT's inlining budget to Expand.
    [MethodImpl(NoInlining)]
    private static string? DecodeBlock(byte* first, int length)
    {
        // Counts the characters first, so that no vector is kept across the allocation.
        Vector512<byte> lead = LoadFirst(first, length);
        int count = BitOperations.PopCount(Starts(lead)) - (Block - length) + BitOperations.PopCount(Fours(lead));
        if (count <= 0 || count > Block)
        {
            return null;
        }

        string text = Text.Fresh(count, out Span<char> units);
        fixed (char* output = units)
        {
            var state = default(State);
            int expanded = Expand(
                LoadFirst(first, length), LoadFirst(first + 1, length - 1), LoadFirst(first + 2, length - 2), 0, ref state,
                out Vector512<byte> low, out Vector512<byte> high);
            StoreFirst((ushort*)output, count, low, high);
            return expanded - (Block - length) == count && state.Expected == 0 ? text : null;
        }
    }

    [MethodImpl(NoInlining)]
    private static bool TryFill(byte* here, int left, Span<char> units)
    {
        fixed (char* start = units)
        {
            int ascii = Ascii.WidenStart(new ReadOnlySpan<byte>(here, left), units);
            here += ascii;
            left -= ascii;
            ushort* output = (ushort*)start + ascii;
            ushort* limit = (ushort*)start + units.Length;
            var state = default(State);
            uint before = 0;
            while (left >= BlockReach && limit - output >= Block)
            {
                int count = Expand(
                    Vector512.Load(here), Vector512.Load(here + 1), Vector512.Load(here + 2), before, ref state,
                    out Vector512<byte> low, out Vector512<byte> high);
                if (count < 0)
                {
                    return false;
                }

                Lower(low, high).Store(output);
                Upper(low, high).Store(output + 32);
                output += count;
                before = here[Block - 1];
                here += Block;
                left -= Block;
            }

            while (left > 0)
            {
                int length = Math.Min(left, Block);
                int count = Expand(
                    LoadFirst(here, left), LoadFirst(here + 1, left - 1), LoadFirst(here + 2, left - 2), before, ref state,
                    out Vector512<byte> low, out Vector512<byte> high);
                count -= Block - length;
                if (count < 0 || count > limit - output)
                {
                    return false;
                }

                StoreFirst(output, count, low, high);
                output += count;
                before = here[length - 1];
                here += length;
                left -= length;
            }

            return output == limit && state.Expected == 0;
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector512<byte> LoadFirst(byte* here, int count) => Avx512BW.MaskLoad(here, First(count), Vector512<byte>.Zero);

    [MethodImpl(AggressiveInlining)]
    private static Vector512<byte> First(int count) =>
        Vector512.LessThan(Vector512<byte>.Indices.AsSByte(), Vector512.Create((sbyte)Math.Min(count, Block))).AsByte();

    [MethodImpl(AggressiveInlining)]
    private static void StoreFirst(ushort* output, int count, Vector512<byte> low, Vector512<byte> high)
    {
        // No branch on the count, because it would often be mispredicted.
        Avx512BW.MaskStore(output, Masks512.First<ushort>(count), Lower(low, high));
        Avx512BW.MaskStore(output + 32, Masks512.First<ushort>(Math.Max(0, count - 32)), Upper(low, high));
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector512<ushort> Lower(Vector512<byte> low, Vector512<byte> high) =>
        Avx512Vbmi.PermuteVar64x8x2(low, Interleaving, high).AsUInt16();

    [MethodImpl(AggressiveInlining)]
    private static Vector512<ushort> Upper(Vector512<byte> low, Vector512<byte> high) =>
        Avx512Vbmi.PermuteVar64x8x2(low, Interleaving + Vector512.Create((byte)32), high).AsUInt16();

    // Interleaves the first halves of two vectors: 0, 64, 1, 65, ...
    private static Vector512<byte> Interleaving
    {
        [MethodImpl(AggressiveInlining)]
        get => ((Vector512<ushort>.Indices << 8) + Vector512<ushort>.Indices + Vector512.Create((ushort)0x4000)).AsByte();
    }

    [MethodImpl(AggressiveInlining)]
    private static ulong Starts(Vector512<byte> bytes) =>
        Vector512.GreaterThan(bytes.AsSByte(), Vector512.Create((sbyte)-65)).ExtractMostSignificantBits();

    [MethodImpl(AggressiveInlining)]
    private static ulong Fours(Vector512<byte> bytes) =>
        Vector512.GreaterThanOrEqual(bytes, Vector512.Create((byte)0xF0)).ExtractMostSignificantBits();

    // `next` and `third` begin one and two bytes after `lead`. Returns the number of characters and their low and high bytes; negative for
    // invalid UTF-8.
    [MethodImpl(AggressiveInlining)]
    private static int Expand(
        Vector512<byte> lead, Vector512<byte> next, Vector512<byte> third, uint before, ref State state,
        out Vector512<byte> low, out Vector512<byte> high)
    {
        ulong wide = lead.ExtractMostSignificantBits();
        ulong two = Vector512.GreaterThanOrEqual(lead, Vector512.Create((byte)0xC2)).ExtractMostSignificantBits();
        ulong three = Vector512.GreaterThanOrEqual(lead, Vector512.Create((byte)0xE0)).ExtractMostSignificantBits();
        ulong four = Fours(lead);
        ulong starts = Starts(lead);

        // Two bytes are 110hhhll 10llllll. Three bytes are 1110hhhh 10hhhhll 10llllll.
        Vector512<byte> isThree = Vector512.GreaterThanOrEqual(lead, Vector512.Create((byte)0xE0));
        Vector512<byte> isWide = Vector512.GreaterThanOrEqual(lead, Vector512.Create((byte)0x80));
        Vector512<byte> lowOfTwo = Vector512.ConditionalSelect(Vector512.Create((byte)0xC0), (lead.AsUInt16() << 6).AsByte(), next);
        Vector512<byte> lowOfThree = Vector512.ConditionalSelect(Vector512.Create((byte)0xC0), (next.AsUInt16() << 6).AsByte(), third);
        low = Vector512.ConditionalSelect(isWide, Vector512.ConditionalSelect(isThree, lowOfThree, lowOfTwo), lead);
        Vector512<byte> highOfTwo = (lead.AsUInt16() >>> 2).AsByte() & Vector512.Create((byte)0x07);
        Vector512<byte> highOfThree = Vector512.ConditionalSelect(
            Vector512.Create((byte)0xF0), (lead.AsUInt16() << 4).AsByte(), (next.AsUInt16() >>> 2).AsByte());
        high = Vector512.ConditionalSelect(isThree, highOfThree, highOfTwo) & isWide;

        // Three bytes must not encode values below U+0800 or surrogates.
        Vector512<byte> page = high & Vector512.Create((byte)0xF8);
        ulong wrong = Vector512.Equals(page, Vector512<byte>.Zero)
            .ExtractMostSignificantBits() | Vector512.Equals(page, Vector512.Create((byte)0xD8)).ExtractMostSignificantBits();
        wrong &= three & ~four;

        // Continuation bytes must be exactly at the expected places.
        ulong continued = state.Expected | (two << 1) | (three << 2) | (four << 3);
        state.Expected = (two >> 63) | (three >> 62) | (four >> 61);
        wrong |= (wide & ~two) ^ continued;
        wrong |= starts & wide & ~two;
        int count = BitOperations.PopCount(starts);
        Vector512<byte> emitted = Vector512.GreaterThan(lead.AsSByte(), Vector512.Create((sbyte)-65)).AsByte();

        // Four bytes: 11110hhh 10hhhhhh 10hhllll 10llllll. Byte 1 becomes the high surrogate, byte 2 the low surrogate.
        Vector512<byte> previous = Avx512Vbmi.PermuteVar64x8(lead, Vector512<byte>.Indices - Vector512<byte>.One);
        previous = Vector512.ConditionalSelect(Vector512.CreateScalar(byte.MaxValue), Vector512.CreateScalarUnsafe((byte)before), previous);
        Vector512<byte> isFirst = Vector512.GreaterThanOrEqual(lead, Vector512.Create((byte)0xF0));
        Vector512<byte> isSecond = Vector512.GreaterThanOrEqual(previous, Vector512.Create((byte)0xF0));
        Vector512<byte> bits = Vector512.ConditionalSelect(
            Vector512.Create((byte)0x03), (third.AsUInt16() >>> 4).AsByte(), (next.AsUInt16() << 2).AsByte());
        Vector512<byte> highOfFirst = (lead & Vector512.Create((byte)0x0F)) + Vector512.Create((byte)0xD7)
            - Vector512.GreaterThanOrEqual(bits, Vector512.Create((byte)0x40));
        Vector512<byte> highOfSecond = Vector512.ConditionalSelect(
            Vector512.Create((byte)0x03), (next.AsUInt16() >>> 2).AsByte(), Vector512.Create((byte)0xDC));
        low = Vector512.ConditionalSelect(
            isFirst, bits + Vector512.Create((byte)0xC0), Vector512.ConditionalSelect(isSecond, lowOfThree, low));
        high = Vector512.ConditionalSelect(isFirst, highOfFirst, Vector512.ConditionalSelect(isSecond, highOfSecond, high));
        wrong |= four & ~Vector512.Equals(
            highOfFirst & Vector512.Create((byte)0xFC), Vector512.Create((byte)0xD8)).ExtractMostSignificantBits();
        emitted |= isSecond;
        count += BitOperations.PopCount((four << 1) | state.IsInPair);
        state.IsInPair = four >> 63;

        low = Avx512Vbmi2.Compress(Vector512<byte>.Zero, emitted, low);
        high = Avx512Vbmi2.Compress(Vector512<byte>.Zero, emitted, high);
        return wrong == 0 ? count : -Block;
    }

    private ref struct State
    {
        // The continuation bytes due in the next block.
        public ulong Expected;

        // 1 if the byte before the block began a four-byte character.
        public ulong IsInPair;
    }
}
#endif
