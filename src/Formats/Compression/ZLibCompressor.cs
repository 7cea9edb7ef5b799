using System.IO.Compression;

namespace SerBench.Formats.Compression;

/// <summary>A ZLIB stream (RFC 1950), which is DEFLATE and a checksum, by System.IO.Compression, at the level it calls optimal.</summary>
public sealed class ZLibCompressor : StreamCompressor
{
    public override string Id => "zlib";

    protected override Stream OpenCompressor(Stream block) => new ZLibStream(block, CompressionLevel.Optimal, leaveOpen: true);

    protected override Stream OpenDecompressor(Stream block) => new ZLibStream(block, CompressionMode.Decompress, leaveOpen: true);
}
