using System.IO.Compression;

namespace SerBench.Formats.Compression;

/// <summary>A ZLIB stream (RFC 1950): DEFLATE and a checksum.</summary>
public sealed class ZLibCompressor : StreamCompressor
{
    /// <inheritdoc/>
    public override string Id => "zlib";

    private protected override Stream OpenCompressor(Stream block) => new ZLibStream(block, CompressionLevel.Optimal, leaveOpen: true);

    private protected override Stream OpenDecompressor(Stream block) => new ZLibStream(block, CompressionMode.Decompress, leaveOpen: true);
}
