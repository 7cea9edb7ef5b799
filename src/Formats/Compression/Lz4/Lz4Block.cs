using SerBench.Formats.Contracts;

namespace SerBench.Formats.Compression.Lz4;

/// <summary>Compresses to and decompresses from the LZ4 block format.</summary>
/// <remarks>The layout of a block, and the rules an encoder and a decoder keep: docs/formats/lz4-block.md.</remarks>
public static class Lz4Block
{
    /// <summary>The longest plain that is compressed.</summary>
    public const int MaxPlainLength = 0x7E00_0000;

    /// <summary>No byte of a block stands for more bytes of the plain than this.</summary>
    public const int MaxExpansion = byte.MaxValue;

    internal const int MinMatchLength = 4;

    /// <summary>The last bytes of a plain are always literals.</summary>
    internal const int LastLiterals = 5;

    /// <summary>No match begins closer than this to the end of the plain.</summary>
    internal const int LastMatchDistance = 12;

    /// <summary>A length nibble of this value is followed by length bytes.</summary>
    internal const int LongLength = 15;

    [ThreadStatic]
    private static Lz4MatchTable? TableOfThread;

    /// <summary>The most bytes that <see cref="Compress"/> makes of a plain of the given length.</summary>
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

    /// <summary>
    /// Reads a block whose plain is exactly as long as <paramref name="target"/>, and returns that length. If it throws, the contents
    /// of the target mean nothing.
    /// </summary>
    /// <exception cref="WireFormatException">The block is damaged, or its plain has another length.</exception>
    public static int Decompress(ReadOnlySpan<byte> source, Span<byte> target) => Decompress(source, start: 0, target);

    /// <summary>Reads the block that begins at a position of a message and ends with it.</summary>
    internal static int Decompress(ReadOnlySpan<byte> message, int start, Span<byte> target)
    {
        new Lz4Decoder(message, target).Run(start);
        return target.Length;
    }
}
