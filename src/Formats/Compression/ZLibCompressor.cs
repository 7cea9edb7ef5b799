using System.IO.Compression;

namespace SerBench.Formats.Compression;

/// <summary>A ZLIB stream (RFC 1950), which is DEFLATE and a checksum, by System.IO.Compression at its level "optimal".</summary>
public sealed class ZLibCompressor : StreamCompressor
{
    /// <inheritdoc/>
    public override string Id => "zlib";

    private protected override Stream OpenCompressor(Stream block) => new ZLibStream(block, CompressionLevel.Optimal, leaveOpen: true);

    private protected override Stream OpenDecompressor(Stream block) => new ZLibStream(block, CompressionMode.Decompress, leaveOpen: true);
}
