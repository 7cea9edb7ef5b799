namespace SerBench.Formats.Tests.Compression.Lz4;

// A second reader of blocks, as short as possible and byte by byte, so that the first reader is not tested with itself.
internal static class Lz4Sequences
{
    internal readonly record struct Match(int Start, int Distance, int Length);

    internal static (byte[] Plain, List<Match> Matches, int LastLiterals) Read(ReadOnlySpan<byte> block)
    {
        var plain = new List<byte>();
        var matches = new List<Match>();
        int at = 0;
        while (true)
        {
            byte token = block[at++];
            int literals = Length(block, token >> 4, ref at);
            plain.AddRange(block.Slice(at, literals));
            at += literals;
            if (at == block.Length)
            {
                return ([.. plain], matches, literals);
            }

            int distance = block[at] | block[at + 1] << 8;
            at += 2;
            var match = new Match(plain.Count, distance, 4 + Length(block, token & 15, ref at));
            matches.Add(match);
            for (int i = 0; i < match.Length; i++)
            {
                plain.Add(plain[^distance]);
            }
        }
    }

    private static int Length(ReadOnlySpan<byte> block, int nibble, ref int at)
    {
        int length = nibble;
        byte more = (byte)(nibble == 15 ? 255 : 0);
        while (more == 255)
        {
            more = block[at++];
            length += more;
        }

        return length;
    }
}
