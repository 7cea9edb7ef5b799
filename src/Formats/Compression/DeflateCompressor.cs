using System.IO.Compression;

namespace SerBench.Formats.Compression;

/// <summary>A DEFLATE stream (RFC 1951).</summary>
public sealed class DeflateCompressor : StreamCompressor
{
    /// <inheritdoc/>
    public override string Id => "deflate";

    private protected override Stream OpenCompressor(Stream block) => new DeflateStream(block, CompressionLevel.Optimal, leaveOpen: true);

    private protected override Stream OpenDecompressor(Stream block) =>
        new DeflateStream(block, CompressionMode.Decompress, leaveOpen: true);
}
