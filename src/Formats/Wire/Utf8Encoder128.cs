namespace SerBench.Formats.Wire;

// Encodes each of eight characters as four bytes. Two shuffles from a table keep the needed bytes.
internal static unsafe class Utf8Encoder128
{
    private const int Block = 8;

    // The second half of a block is stored at most 12 bytes after the first.
    private const int BlockRoom = 12 + 16;

    public static bool IsSupported => Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian;

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
            byte* room = stackalloc byte[BlockRoom];
            while (here < end)
            {
                bool hasRoom = limit - output >= BlockRoom;
                if (end - here >= 2 * Block && hasRoom && pending == 0 && Ascii.TryNarrow16(ref *here, ref *output, 0))
                {
                    here += 2 * Block;
                    output += 2 * Block;
                    continue;
                }

                int count = (int)Math.Min(end - here, Block);
                byte* place = hasRoom ? output : room;
                int length = Put(
                    count == Block ? Vector128.Load(here) : LoadFirst(here, count), here == first ? 0u : here[-1], ref pending, place);
                if (length < 0)
                {
                    return Utf8Text.LoneSurrogate;
                }

                // The vector has zeros after the text, and each zero has become one byte.
                length -= Block - count;
                if (length > limit - output)
                {
                    return Utf8Text.TooLong;
                }

                if (place == room)
                {
                    Unsafe.CopyBlockUnaligned(output, room, (uint)length);
                }

                here += count;
                output += length;
            }

            return pending == 0 ? (int)(output - start) : Utf8Text.LoneSurrogate;
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static Vector128<ushort> LoadFirst(ReadOnlySpan<ushort> units)
    {
        fixed (ushort* first = units)
        {
            return LoadFirst(first, units.Length);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector128<ushort> LoadFirst(ushort* here, int count)
    {
        if (count >= 4)
        {
            // The bits are shifted in two steps, because a shift by 64 would not shift.
            int bits = 8 * (Block - count);
            return Vector128.Create(
                Unsafe.ReadUnaligned<ulong>(here), Unsafe.ReadUnaligned<ulong>(here + count - 4) >> bits >> bits).AsUInt16();
        }

        int middle = count >> 1;
        int last = count - 1;
        return Vector128.CreateScalar(here[0] | ((ulong)here[middle] << (16 * middle)) | ((ulong)here[last] << (16 * last))).AsUInt16();
    }

    // The output must have BlockRoom bytes of room. Returns the number of bytes; negative for half of a surrogate pair.
    [MethodImpl(AggressiveInlining)]
    private static int Put(Vector128<ushort> units, uint before, ref uint pending, byte* output)
    {
        Vector128<ushort> isWide = Vector128.GreaterThan(units, Vector128.Create((ushort)0x7F));
        Vector128<ushort> isWider = Vector128.GreaterThan(units, Vector128.Create((ushort)0x7FF));
        uint wide = isWide.ExtractMostSignificantBits();
        uint wider = isWider.ExtractMostSignificantBits();
        if ((wider | pending) == 0)
        {
            // Two bytes are 110hhhhh 10llllll.
            Vector128<ushort> two = (units >>> 6) | ((units & Vector128.Create((ushort)0x3F)) << 8) | Vector128.Create((ushort)0x80C0);
            Keep(Vector128.ConditionalSelect(isWide, two, units).AsByte(), Utf8Tables.Twos, wide).Store(output);
            return Block + BitOperations.PopCount(wide);
        }

        Vector128<ushort> isSurrogate = Vector128.Equals(units & Vector128.Create((ushort)0xF800), Vector128.Create((ushort)0xD800));
        uint surrogates = isSurrogate.ExtractMostSignificantBits();

        Vector128<ushort> last = units << 8;
        Vector128<ushort> pair = ((last & Vector128.Create((ushort)0x3F00)) | ((units >>> 6) & Vector128.Create((ushort)0x003F)))
            | Vector128.Create((ushort)0x8080);
        pair |= Vector128.AndNot(Vector128.Create((ushort)0x0040), isWider);
        pair = Vector128.ConditionalSelect(isWide, pair, last);
        Vector128<ushort> first = (units >>> 4) | Vector128.Create((ushort)0xE000);

        if ((surrogates | pending) != 0)
        {
            uint firsts = Vector128.Equals(
                units & Vector128.Create((ushort)0xFC00), Vector128.Create((ushort)0xD800)).ExtractMostSignificantBits();
            uint seconds = (firsts << 1) | pending;
            if ((byte)seconds != (surrogates ^ firsts))
            {
                return -1;
            }

            pending = seconds >> Block;
            wider ^= surrogates;

            // Each half of a pair becomes two of the four bytes. The second half needs two bits of the first.
            Vector128<ushort> previous =
                Vector128.Shuffle(units, Vector128.Create((ushort)0, 0, 1, 2, 3, 4, 5, 6)).WithElement(0, (ushort)before);
            Vector128<ushort> second = Vector128.ConditionalSelect(Vector128.Create((ushort)0x0030), previous << 4, pair);
            Vector128<ushort> high = (units & Vector128.Create((ushort)0x03FF)) + Vector128.Create((ushort)0x0040);
            high = ((high << 6) & Vector128.Create((ushort)0x3F00)) | (high >>> 8) | Vector128.Create((ushort)0x80F0);
            Vector128<ushort> isFirst = Vector128.Equals(units & Vector128.Create((ushort)0xFC00), Vector128.Create((ushort)0xD800));
            pair = Vector128.ConditionalSelect(isSurrogate, Vector128.ConditionalSelect(isFirst, high, second), pair);
        }

        uint lower = (wide & 0xF) | ((wider & 0xF) << 4);
        uint upper = (wide >> 4) | (wider & 0xF0);
        int half = 4 + BitOperations.PopCount(lower);
        Keep(Interleave(first, pair, 0), Utf8Tables.Bytes, lower).Store(output);
        Keep(Interleave(first, pair, 4), Utf8Tables.Bytes, upper).Store(output + half);
        return half + 4 + BitOperations.PopCount(upper);
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector128<byte> Interleave(Vector128<ushort> first, Vector128<ushort> pair, int from) => from == 0
        ? (Vector128.WidenLower(first) | (Vector128.WidenLower(pair) << 16)).AsByte()
        : (Vector128.WidenUpper(first) | (Vector128.WidenUpper(pair) << 16)).AsByte();

    // The load is in range, because a mask has eight bits.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<byte> Keep(Vector128<byte> bytes, byte[] table, uint mask) =>
        Utf8Tables.Shuffle(bytes, Vector128.LoadUnsafe(ref MemoryMarshal.GetArrayDataReference(table), mask * Utf8Tables.Width));
}
