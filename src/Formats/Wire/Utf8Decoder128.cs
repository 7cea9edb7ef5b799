namespace SerBench.Formats.Wire;

// Decodes each of 16 bytes as if a character began there. Two shuffles from a table keep the real characters.
internal static unsafe class Utf8Decoder128
{
    private const int Block = 16;

    private const int BlockReach = Block + 2;

    public static bool IsSupported => Utf8Encoder128.IsSupported;

    private static Vector128<byte> AllButFirst
    {
        [MethodImpl(AggressiveInlining)]
        get => Vector128.Create((byte)1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255);
    }

    public static string? Decode(ReadOnlySpan<byte> bytes)
    {
        int count = Utf8Text.CountUnits(bytes);
        if (count == 0)
        {
            return null;
        }

        if (Utf8Text.IsSparse(bytes.Length - count, bytes.Length))
        {
            return Utf8Runtime.Decode(bytes, count);
        }

        string text = Text.Fresh(count, out Span<char> units);
        fixed (byte* first = bytes)
        {
            return TryFill(first, bytes.Length, units) ? text : null;
        }
    }

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
            ushort* room = stackalloc ushort[Block];
            while (left > 0)
            {
                bool hasRoom = limit - output >= Block;
                int length = Math.Min(left, Block), count = Block;
                if (length < Block || !hasRoom || (state.Expected | state.IsInPair) != 0 || !Ascii.TryWiden16(ref *here, ref *output, 0))
                {
                    Vector128<byte> lead = LoadFirst(here, left), next, third;
                    if (left >= BlockReach)
                    {
                        (next, third) = (Vector128.Load(here + 1), Vector128.Load(here + 2));
                    }
                    else
                    {
                        next = Vector128.Shuffle(lead, AllButFirst).WithElement(Block - 1, left > Block ? here[Block] : (byte)0);
                        third = Vector128.Shuffle(next, AllButFirst);
                    }

                    ushort* place = hasRoom ? output : room;
                    count = Put(lead, next, third, before, ref state, place) - (Block - length);
                    if (count < 0 || count > limit - output)
                    {
                        return false;
                    }

                    if (place == room)
                    {
                        Unsafe.CopyBlockUnaligned(output, room, (uint)count * sizeof(char));
                    }
                }

                output += count;
                before = here[length - 1];
                here += length;
                left -= length;
            }

            return output == limit && state.Expected == 0;
        }
    }

    // Loads one to 16 bytes, followed by zeros.
    public static Vector128<byte> LoadFirst(ReadOnlySpan<byte> bytes)
    {
        fixed (byte* first = bytes)
        {
            return LoadFirst(first, bytes.Length);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static Vector128<byte> LoadFirst(byte* here, int count)
    {
        if (count >= Block)
        {
            return Vector128.Load(here);
        }

        if (count >= sizeof(ulong))
        {
            // The bits are shifted in two steps, because a shift by 64 would not shift.
            int bits = 4 * (Block - count);
            return Vector128.Create(
                Unsafe.ReadUnaligned<ulong>(here), Unsafe.ReadUnaligned<ulong>(here + count - sizeof(ulong)) >> bits >> bits).AsByte();
        }

        if (count >= sizeof(uint))
        {
            return Vector128.CreateScalar(
                Unsafe.ReadUnaligned<uint>(here)
                | ((ulong)Unsafe.ReadUnaligned<uint>(here + count - sizeof(uint)) << (8 * (count - sizeof(uint))))).AsByte();
        }

        uint some = here[0];
        some |= count > 1 ? (uint)here[1] << 8 : 0;
        return Vector128.CreateScalar(some | (count > 2 ? (uint)here[2] << 16 : 0)).AsByte();
    }

    // The output must have room for 16 characters. `next` and `third` begin one and two bytes after `lead`. Returns the number of
    // characters; negative for invalid UTF-8.
    [MethodImpl(AggressiveInlining)]
    private static int Put(Vector128<byte> lead, Vector128<byte> next, Vector128<byte> third, uint before, ref State state, ushort* output)
    {
        Vector128<byte> isWide = Vector128.GreaterThanOrEqual(lead, Vector128.Create((byte)0x80));
        Vector128<byte> isThree = Vector128.GreaterThanOrEqual(lead, Vector128.Create((byte)0xE0));
        uint wide = lead.ExtractMostSignificantBits();
        uint two = Vector128.GreaterThanOrEqual(lead, Vector128.Create((byte)0xC2)).ExtractMostSignificantBits();
        uint three = isThree.ExtractMostSignificantBits();
        uint four = Vector128.GreaterThanOrEqual(lead, Vector128.Create((byte)0xF0)).ExtractMostSignificantBits();
        uint emitted = Vector128.GreaterThan(lead.AsSByte(), Vector128.Create((sbyte)-65)).ExtractMostSignificantBits();

        uint continued = state.Expected | (two << 1) | (three << 2) | (four << 3);
        state.Expected = continued >> Block;
        uint wrong = ((wide & ~two) ^ (ushort)continued) | (emitted & wide & ~two);

        // Two bytes are 110hhhll 10llllll.
        Vector128<byte> low = Vector128.ConditionalSelect(Vector128.Create((byte)0xC0), (lead.AsUInt16() << 6).AsByte(), next);
        Vector128<byte> high = (lead.AsUInt16() >>> 2).AsByte() & Vector128.Create((byte)0x07);
        Vector128<byte> lowOfThree = default;
        if ((three | state.IsInPair) != 0)
        {
            // Three bytes: 1110hhhh 10hhhhll 10llllll. Values below U+0800 and surrogates are invalid.
            lowOfThree = Vector128.ConditionalSelect(Vector128.Create((byte)0xC0), (next.AsUInt16() << 6).AsByte(), third);
            low = Vector128.ConditionalSelect(isThree, lowOfThree, low);
            high = Vector128.ConditionalSelect(
                isThree,
                Vector128.ConditionalSelect(
                    Vector128.Create((byte)0xF0), (lead.AsUInt16() << 4).AsByte(), (next.AsUInt16() >>> 2).AsByte()),
                high);
            Vector128<byte> page = high & Vector128.Create((byte)0xF8);
            wrong |= three & ~four & (Vector128.Equals(page, Vector128<byte>.Zero) | Vector128.Equals(page, Vector128.Create((byte)0xD8)))
                .ExtractMostSignificantBits();
        }

        low = Vector128.ConditionalSelect(isWide, low, lead);
        high &= isWide;
        if ((four | state.IsInPair) != 0)
        {
            // Four bytes: 11110hhh 10hhhhhh 10hhllll 10llllll. Byte 1 becomes the high surrogate, byte 2 the low surrogate.
            Vector128<byte> previous = Vector128.Shuffle(lead, Vector128.Create((byte)0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))
                .WithElement(0, (byte)before);
            Vector128<byte> isFirst = Vector128.GreaterThanOrEqual(lead, Vector128.Create((byte)0xF0));
            Vector128<byte> isSecond = Vector128.GreaterThanOrEqual(previous, Vector128.Create((byte)0xF0));
            Vector128<byte> bits = Vector128.ConditionalSelect(
                Vector128.Create((byte)0x03), (third.AsUInt16() >>> 4).AsByte(), (next.AsUInt16() << 2).AsByte());
            Vector128<byte> highOfFirst = (lead & Vector128.Create((byte)0x0F)) + Vector128.Create((byte)0xD7)
                - Vector128.GreaterThanOrEqual(bits, Vector128.Create((byte)0x40));
            Vector128<byte> highOfSecond = Vector128.ConditionalSelect(
                Vector128.Create((byte)0x03), (next.AsUInt16() >>> 2).AsByte(), Vector128.Create((byte)0xDC));
            low = Vector128.ConditionalSelect(
                isFirst, bits + Vector128.Create((byte)0xC0), Vector128.ConditionalSelect(isSecond, lowOfThree, low));
            high = Vector128.ConditionalSelect(isFirst, highOfFirst, Vector128.ConditionalSelect(isSecond, highOfSecond, high));
            wrong |= four & ~Vector128.Equals(
                highOfFirst & Vector128.Create((byte)0xFC), Vector128.Create((byte)0xD8)).ExtractMostSignificantBits();
            emitted |= (ushort)((four << 1) | state.IsInPair);
            state.IsInPair = four >> (Block - 1);
        }

        int half = BitOperations.PopCount(emitted & 0xFF);
        Keep((Vector128.WidenLower(low) | (Vector128.WidenLower(high) << 8)).AsByte(), emitted & 0xFF).Store((byte*)output);
        Keep((Vector128.WidenUpper(low) | (Vector128.WidenUpper(high) << 8)).AsByte(), emitted >> 8).Store((byte*)(output + half));
        return wrong == 0 ? BitOperations.PopCount(emitted) : -Block;
    }

    // The load is in range, because a mask has eight bits.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<byte> Keep(Vector128<byte> units, uint mask) =>
        Utf8Tables.Shuffle(units, Vector128.LoadUnsafe(ref MemoryMarshal.GetArrayDataReference(Utf8Tables.Units), mask * Utf8Tables.Width));

    private ref struct State
    {
        // The continuation bytes due in the next block.
        public uint Expected;

        // 1 if the byte before the block began a four-byte character.
        public uint IsInPair;
    }
}
