using System.IO.Compression;

namespace SerBench.Formats.Compression;

/// <summary>A DEFLATE stream (RFC 1951), by System.IO.Compression, at the level it calls optimal.</summary>
public sealed class DeflateCompressor : StreamCompressor
{
    public override string Id => "deflate";

    protected override Stream OpenCompressor(Stream block) => new DeflateStream(block, CompressionLevel.Optimal, leaveOpen: true);

    protected override Stream OpenDecompressor(Stream block) => new DeflateStream(block, CompressionMode.Decompress, leaveOpen: true);
}
