namespace SerBench.Formats.Compression;

/// <summary>Compresses a plain of at least one byte to a block, and back. Instances have no state, so threads may share them.</summary>
public interface ICompressor
{
    /// <summary>The part of a compressed mode's id after the plus sign.</summary>
    string Id { get; }

    /// <summary>True if tables of sizes have a column for this compressor.</summary>
    bool HasColumn => false;

    /// <summary>True if this library encodes the blocks, so that their sizes are the same on every machine.</summary>
    bool IsOwn => false;

    /// <summary>Appends the block of a plain to the target.</summary>
    void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target);

    /// <summary>Decompresses the block from <paramref name="start"/> to the end of the message, and replaces the contents of
    /// <paramref name="plain"/>. The buffer grows with the bytes found, not with the claimed length.</summary>
    /// <exception cref="WireFormatException">The block is damaged or does not hold exactly <paramref name="plainLength"/>
    /// bytes.</exception>
    void Decompress(ArraySegment<byte> message, int start, int plainLength, EncodeBuffer plain);
}
