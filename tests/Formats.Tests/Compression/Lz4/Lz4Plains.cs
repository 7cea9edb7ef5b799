using SerBench.Formats.Compression.Lz4;

namespace SerBench.Formats.Tests.Compression.Lz4;

// Plains of every kind that matters to a compressor; a seed always gives the same ones.
internal static class Lz4Plains
{
    // Plains of 1 to 256 different letters: one letter is a single run, 256 are noise.
    internal static readonly int[] Alphabets = [1, 2, 4, 16, 256];

    // The block of a plain.
    internal static byte[] Compress(byte[] plain)
    {
        var target = new byte[Lz4Block.MaxCompressedLength(plain.Length)];
        return target[..Lz4Block.Compress(plain, target)];
    }

    internal static byte[] OfAlphabet(int length, int alphabet, ulong seed)
    {
        var random = new SplitMix64(seed);
        var plain = new byte[length];
        for (int i = 0; i < length; i++)
        {
            plain[i] = (byte)random.Next(alphabet);
        }

        return plain;
    }

    // Noise in which two thirds repeat earlier bytes, at distances below the limit and in pieces below theirs.
    internal static byte[] OfRepetitions(int length, int maxDistance, int maxPiece, ulong seed)
    {
        var random = new SplitMix64(seed);
        var plain = new byte[length];
        for (int i = 0; i < length;)
        {
            if (i == 0 || random.Next(3) == 0)
            {
                plain[i++] = (byte)random.Next(256);
                continue;
            }

            int distance = 1 + random.Next(Math.Min(i, maxDistance));
            for (int left = 1 + random.Next(maxPiece); left > 0 && i < length; left--, i++)
            {
                plain[i] = plain[i - distance];
            }
        }

        return plain;
    }

    // A plain of one of these kinds, up to a length.
    internal static byte[] Any(int maxLength, ulong seed)
    {
        var random = new SplitMix64(seed);
        int length = random.Next(maxLength + 1);
        int kind = random.Next(8);
        return kind < Alphabets.Length
            ? OfAlphabet(length, Alphabets[kind], seed)
            : OfRepetitions(length, kind == 5 ? 20 : 1 << 16, kind == 6 ? 300 : 30, seed);
    }
}
