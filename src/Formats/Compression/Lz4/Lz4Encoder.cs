using static SerBench.Formats.Compression.Lz4.Lz4Memory;

namespace SerBench.Formats.Compression.Lz4;

// The block always fits the target, because of the rules in docs/formats/lz4-block.md, "Room".
internal static class Lz4Encoder
{
    // The target has Lz4Block.MaxCompressedLength bytes.
    internal static int Encode(ReadOnlySpan<byte> source, Span<byte> target, Lz4MatchTable table)
    {
        ref byte plain = ref MemoryMarshal.GetReference(source);
        ref ushort stamps = ref MemoryMarshal.GetArrayDataReference(table.Stamps);
        nint epoch = table.Open(source.Length);
        ulong factor = Lz4Search.HashFactor(source.Length);
        nint last = source.Length - Lz4Block.LastMatchDistance;
        nint anchor = 0;
        nint written = 0;
        while (Lz4Search.TryFind(ref plain, anchor, last, ref stamps, factor, epoch, out nint start, out nint distance))
        {
            nint end = Lz4Search.MatchEnd(source, start + Lz4Block.MinMatchLength, distance);
            written = WriteSequence(source, anchor, target, written, start, distance, end);
            anchor = end;

            // A match has at least four bytes, so `anchor` - 2 lies in the source. Eight bytes can be loaded up to `last`.
            if (anchor <= last)
            {
                Lz4Search.Remember(ref plain, anchor - 2, ref stamps, factor, epoch);
            }
        }

        return WriteLiterals(source[(int)anchor..], target, (int)written, matchNibble: 0);
    }

    [MethodImpl(AggressiveInlining)]
    private static nint WriteSequence(
        ReadOnlySpan<byte> source, nint anchor, Span<byte> target, nint written, nint start, nint distance, nint end)
    {
        ref byte block = ref MemoryMarshal.GetReference(target);
        nint literals = start - anchor;
        nint length = end - start - Lz4Block.MinMatchLength;
        nint matchNibble = Math.Min(length, Lz4Block.LongLength);
        if (literals < Lz4Block.LongLength && anchor <= source.Length - 16)
        {
            // The 16 bytes stay within the source and, with the token, within the target (docs/formats/lz4-block.md, "Room").
            At(ref block, written) = (byte)(literals << 4 | matchNibble);
            Copy16(ref MemoryMarshal.GetReference(source), anchor, ref block, written + 1);
            written += 1 + literals;
        }
        else
        {
            written = WriteLiterals(source.Slice((int)anchor, (int)literals), target, (int)written, (int)matchNibble);
        }

        Store2(ref block, written, (ushort)distance);
        written += sizeof(ushort);
        return length < Lz4Block.LongLength ? written : WriteLongLength(target, (int)written, (int)length);
    }

    // Not inlined, because the loop needs the registers.
    [MethodImpl(NoInlining)]
    private static int WriteLiterals(ReadOnlySpan<byte> literals, Span<byte> target, int written, int matchNibble)
    {
        target[written++] = (byte)(Math.Min(literals.Length, Lz4Block.LongLength) << 4 | matchNibble);
        if (literals.Length >= Lz4Block.LongLength)
        {
            written = WriteLongLength(target, written, literals.Length);
        }

        literals.CopyTo(target[written..]);
        return written + literals.Length;
    }

    [MethodImpl(NoInlining)]
    private static int WriteLongLength(Span<byte> target, int written, int length)
    {
        int rest = length - Lz4Block.LongLength;
        for (; rest >= byte.MaxValue; rest -= byte.MaxValue)
        {
            target[written++] = byte.MaxValue;
        }

        target[written++] = (byte)rest;
        return written;
    }
}
