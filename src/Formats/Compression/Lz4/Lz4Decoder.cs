using static SerBench.Formats.Compression.Lz4.Lz4Memory;

namespace SerBench.Formats.Compression.Lz4;

// A copy may write beyond the end of a match or of literals, because later copies overwrite the surplus, but never beyond the end of
// `plain` (the decompressed data).
internal readonly ref struct Lz4Decoder(ReadOnlySpan<byte> block, Span<byte> plain)
{
    // Literals that are not the last are followed by an offset, a token and five literals.
    private const int LeastRest = sizeof(ushort) + 1 + Lz4Block.LastLiterals;

    // Short literals need a token and 16 bytes after it, because one copy reads 16 bytes.
    private const int ShortLiteralsRoom = 1 + 16;

    // A short match needs room for the 18 bytes that are always copied, and for the literals that must follow.
    private const int ShortMatchRoom = 18 + Lz4Block.LastLiterals;

    private readonly ReadOnlySpan<byte> _block = block;
    private readonly Span<byte> _plain = plain;

    internal void Run(int start)
    {
        ref byte block = ref MemoryMarshal.GetReference(_block);
        ref byte plain = ref MemoryMarshal.GetReference(_plain);
        nint lastShortLiterals = _block.Length - ShortLiteralsRoom;
        nint lastShortMatch = _plain.Length - ShortMatchRoom;
        nint read = start;
        nint written = 0;
        while (true)
        {
            nuint token;
            if (read <= lastShortLiterals && written <= lastShortMatch && (token = At(ref block, read)) < Lz4Block.LongLength << 4)
            {
                // At least 17 bytes of the block are left, for the token and Copy16, and 23 bytes of `plain`.
                nint literals = (nint)(token >> 4);
                Copy16(ref block, read + 1, ref plain, written);
                read += 1 + literals;
                written += literals;
            }
            else if (!ReadLiterals(ref read, ref written, out token))
            {
                return;
            }

            // After either branch, the two bytes of the offset lie within the block.
            nint distance = Load2(ref block, read);
            nint nibble = (nint)(token & 15);
            read += sizeof(ushort);
            if (nibble < Lz4Block.LongLength && distance >= sizeof(ulong) && distance <= written && written <= lastShortMatch)
            {
                // At least 23 bytes of `plain` follow `written`, and `from` is not negative. The distance is at least 8, so no load
                // overlaps its store.
                nint from = written - distance;
                Copy8(ref plain, from, ref plain, written);
                Copy8(ref plain, from + 8, ref plain, written + 8);
                Copy2(ref plain, from + 16, ref plain, written + 16);
                written += nibble + Lz4Block.MinMatchLength;
            }
            else
            {
                ReadMatch(ref read, ref written, nibble, distance);
            }
        }
    }

    [MethodImpl(AggressiveInlining)]
    private bool ReadLiterals(ref nint read, ref nint written, out nuint token)
    {
        if (read >= _block.Length)
        {
            WireFormatException.ThrowTruncated(_block.Length, 1, 0);
        }

        token = _block[(int)read++];
        nint literals = (nint)(token >> 4);
        if (literals == Lz4Block.LongLength)
        {
            (literals, read) = ReadLongLength((int)read);
        }

        if (literals > _block.Length - LeastRest - read || literals > _plain.Length - Lz4Block.LastMatchDistance - written)
        {
            CopyLastLiterals((int)read, (int)written, (int)literals);
            return false;
        }

        CopyLiterals((int)read, (int)written, (int)literals);
        read += literals;
        written += literals;
        return true;
    }

    [MethodImpl(AggressiveInlining)]
    private void ReadMatch(ref nint read, ref nint written, nint nibble, nint distance)
    {
        int offsetAt = (int)read - sizeof(ushort);
        nint length = nibble;
        if (nibble == Lz4Block.LongLength)
        {
            (length, read) = ReadLongLength((int)read);
        }

        length += Lz4Block.MinMatchLength;
        if (distance == 0 || distance > written)
        {
            WireFormatException.ThrowFault(offsetAt, "a match has an offset of zero or begins before the plain");
        }

        if (written > _plain.Length - Lz4Block.LastMatchDistance || length > _plain.Length - Lz4Block.LastLiterals - written)
        {
            WireFormatException.ThrowFault(offsetAt, "a match reaches into the end of the plain");
        }

        Lz4Match.Copy(_plain, (int)written, (int)distance, (int)length);
        written += length;
    }

    private (int Length, int Read) ReadLongLength(int read)
    {
        int length = Lz4Block.LongLength;
        int more;
        do
        {
            if (read >= _block.Length)
            {
                WireFormatException.ThrowTruncated(read, 1, 0);
            }

            more = _block[read++];
            length += more;
            if ((uint)length > (uint)_plain.Length)
            {
                WireFormatException.ThrowFault(read - 1, "a length is greater than that of the plain");
            }
        }
        while (more == byte.MaxValue);

        return (length, read);
    }

    private void CopyLiterals(int read, int written, int literals)
    {
        const int Room = 32;
        if (literals <= Room && read <= _block.Length - Room && written <= _plain.Length - Room)
        {
            ref byte from = ref MemoryMarshal.GetReference(_block);
            ref byte to = ref MemoryMarshal.GetReference(_plain);
            Copy16(ref from, read, ref to, written);
            Copy16(ref from, read + 16, ref to, written + 16);
        }
        else
        {
            _block.Slice(read, literals).CopyTo(_plain[written..]);
        }
    }

    private void CopyLastLiterals(int read, int written, int literals)
    {
        int left = _block.Length - read;
        if (literals > left)
        {
            WireFormatException.ThrowTruncated(read, literals, left);
        }

        if (literals < left)
        {
            WireFormatException.ThrowFault(read, "literals reach into the end of the plain or of the block and are not the last");
        }

        if (literals != _plain.Length - written)
        {
            WireFormatException.ThrowFault(read, "the last literals do not end where the plain does");
        }

        _block[read..].CopyTo(_plain[written..]);
    }
}
