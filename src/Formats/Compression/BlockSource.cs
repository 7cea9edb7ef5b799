namespace SerBench.Formats.Compression;

/// <summary>The block a decompressing stream reads from; it tells whether the stream ended exactly where the block does.</summary>
/// <remarks>
/// Such a stream reads ahead, and takes the end of its source for its own. So the last byte is handed out alone: a stream that ended
/// before never asks for it, and one that has not ended with it asks for more.
/// </remarks>
internal sealed class BlockSource(ArraySegment<byte> block) : MemoryStream(block.Array!, block.Offset, block.Count, writable: false)
{
    /// <summary>How much was handed out.</summary>
    internal int Taken { get; private set; }

    /// <summary>Bytes are left that the stream did not ask for.</summary>
    internal bool IsLeft => Taken < block.Count;

    /// <summary>The stream asked for more than there is.</summary>
    internal bool IsOverread { get; private set; }

    /// <summary>False, so that no stream moves back over what it did not use.</summary>
    public override bool CanSeek => false;

    public override int Read(byte[] buffer, int offset, int count)
    {
        int left = block.Count - Taken;
        IsOverread |= left == 0;
        int read = base.Read(buffer, offset, Math.Min(count, Math.Max(left - 1, 1)));
        Taken += read;
        return read;
    }
}
