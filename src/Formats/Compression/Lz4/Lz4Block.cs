namespace SerBench.Formats.Compression.Lz4;

/// <summary>Compresses to and decompresses from the LZ4 block format.</summary>
/// <remarks>docs/formats/lz4-block.md states the layout of a block and the rules for encoders and decoders.</remarks>
internal static class Lz4Block
{
    public const int MaxPlainLength = 0x7E00_0000;

    /// <summary>The most bytes of a plain per byte of its block.</summary>
    public const int MaxExpansion = byte.MaxValue;

    internal const int MinMatchLength = 4;

    /// <summary>The last bytes of a plain are always literals.</summary>
    internal const int LastLiterals = 5;

    /// <summary>No match begins closer to the end of the plain than this.</summary>
    internal const int LastMatchDistance = 12;

    /// <summary>A length nibble of this value is followed by length bytes.</summary>
    internal const int LongLength = 15;

    [ThreadStatic]
    private static Lz4MatchTable? TableOfThread;

    public static int MaxCompressedLength(int plainLength)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(plainLength);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(plainLength, MaxPlainLength);
        return plainLength + plainLength / 255 + 16;
    }

    /// <summary>Writes the block of a plain and returns its length. The same plain always gives the same block.</summary>
    /// <exception cref="ArgumentException">The target is shorter than <see cref="MaxCompressedLength"/>.</exception>
    public static int Compress(ReadOnlySpan<byte> source, Span<byte> target)
    {
        int needed = MaxCompressedLength(source.Length);
        if (target.Length < needed)
        {
            throw new ArgumentException($"A plain of {source.Length} bytes needs a target of {needed} bytes.", nameof(target));
        }

        return Lz4Encoder.Encode(source, target, TableOfThread ??= new Lz4MatchTable());
    }

    /// <summary>Decompresses a block whose plain is exactly as long as <paramref name="target"/>, and returns the length. If it throws, the
    /// contents of the target are undefined.</summary>
    /// <exception cref="WireFormatException">The block is damaged, or its plain has another length.</exception>
    public static int Decompress(ReadOnlySpan<byte> source, Span<byte> target) => Decompress(source, start: 0, target);

    /// <summary>Decompresses the block that begins at a position of a message and ends with the message.</summary>
    internal static int Decompress(ReadOnlySpan<byte> message, int start, Span<byte> target)
    {
        new Lz4Decoder(message, target).Run(start);
        return target.Length;
    }
}
