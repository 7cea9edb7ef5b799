namespace SerBench.Formats.Compression;

/// <summary>Compresses a plain message of at least one byte to a block, and back. Implementations are thread-safe.</summary>
public interface ICompressor
{
    /// <summary>The suffix of the ids of serializers that use this compressor.</summary>
    string Id { get; }

    /// <summary>True if tables of sizes have a column for this compressor.</summary>
    bool HasColumn => false;

    /// <summary>True if blocks are the same on every machine, because this library encodes them.</summary>
    bool IsOwn => false;

    /// <summary>Compresses a message to a block, and appends the block to <paramref name="target"/>.</summary>
    void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target);

    /// <summary>Decompresses the block from <paramref name="start"/> to the end of the message. The buffer grows with the bytes found, not
    /// with the length that the message states.</summary>
    /// <exception cref="WireFormatException">The block is damaged or does not hold exactly <paramref name="plainLength"/>
    /// bytes.</exception>
    void Decompress(ArraySegment<byte> message, int start, int plainLength, EncodeBuffer plain);
}
