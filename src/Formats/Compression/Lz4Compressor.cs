using SerBench.Formats.Codecs;
using SerBench.Formats.Compression.Lz4;

namespace SerBench.Formats.Compression;

/// <summary>Compresses to an LZ4 block, by this library's encoder and decoder.</summary>
public sealed class Lz4Compressor : ICompressor
{
    /// <inheritdoc/>
    public string Id => "lz4";

    /// <inheritdoc/>
    public bool HasColumn => true;

    /// <inheritdoc/>
    public bool IsOwn => true;

    /// <inheritdoc/>
    public void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target)
    {
        Span<byte> room = target.Room(Lz4Block.MaxCompressedLength(plain.Length));
        target.Length += Lz4Block.Compress(plain, room);
    }

    /// <inheritdoc/>
    public void Decompress(ArraySegment<byte> message, int start, int plainLength, EncodeBuffer plain)
    {
        if (plainLength > (long)Lz4Block.MaxExpansion * (message.Count - start))
        {
            WireFormatException.ThrowFault(0, $"an LZ4 block of {message.Count - start} bytes cannot hold {plainLength}");
        }

        plain.Length = 0;
        Lz4Block.Decompress(message, start, plain.Room(plainLength)[..plainLength]);
        plain.Length = plainLength;
    }
}
