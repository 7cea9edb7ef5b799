namespace SerBench.Formats.Compression.Lz4;

// A plain is the uncompressed content of a block (docs/formats/lz4-block.md).
internal static class Lz4Block
{
    public const int MaxPlainLength = 0x7E00_0000;

    public const int MaxExpansion = byte.MaxValue;

    internal const int MinMatchLength = 4;

    // At least this many bytes at the end of a plain are literals, because the format demands it.
    internal const int LastLiterals = 5;

    // A match begins at least this far before the end of the plain.
    internal const int LastMatchDistance = 12;

    // Length bytes follow a nibble of this value.
    internal const int LongLength = 15;

    [ThreadStatic]
    private static Lz4MatchTable? TableOfThread;

    public static int MaxCompressedLength(int plainLength)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(plainLength);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(plainLength, MaxPlainLength);
        return plainLength + plainLength / 255 + 16;
    }

    public static int Compress(ReadOnlySpan<byte> source, Span<byte> target)
    {
        int needed = MaxCompressedLength(source.Length);
        if (target.Length < needed)
        {
            throw new ArgumentException($"A plain of {source.Length} bytes needs a target of {needed} bytes.", nameof(target));
        }

        return Lz4Encoder.Encode(source, target, TableOfThread ??= new Lz4MatchTable());
    }

    // The plain must be exactly as long as `target`.
    public static int Decompress(ReadOnlySpan<byte> source, Span<byte> target) => Decompress(source, start: 0, target);

    internal static int Decompress(ReadOnlySpan<byte> message, int start, Span<byte> target)
    {
        new Lz4Decoder(message, target).Run(start);
        return target.Length;
    }
}
