using SerBench.Formats.Codecs;

namespace SerBench.Formats.Compression;

/// <summary>A compressor that the runtime offers only as a stream.</summary>
public abstract class StreamCompressor : ICompressor
{
    /// <inheritdoc/>
    public abstract string Id { get; }

    /// <inheritdoc/>
    public void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target)
    {
        using Stream stream = OpenCompressor(new EncodeBufferStream(target));
        stream.Write(plain);
    }

    /// <inheritdoc/>
    public void Decompress(ArraySegment<byte> message, int start, int plainLength, EncodeBuffer plain)
    {
        using var block = new BlockSource(message[start..]);
        plain.Length = 0;
        try
        {
            ReadPlain(block, start, plainLength, plain);
        }
        catch (Exception damage) when (damage is InvalidDataException or IOException)
        {
            throw WireFormatException.OfFault(start + block.Taken, "the compressed stream is damaged", damage);
        }

        if (plain.Length != plainLength || block.IsOverread)
        {
            WireFormatException.ThrowFault(message.Count, $"the compressed stream ends after {plain.Length} of {plainLength} bytes");
        }

        if (block.IsLeft)
        {
            WireFormatException.ThrowTrailing(start + block.Taken, message.Count);
        }
    }

    private protected abstract Stream OpenCompressor(Stream block);

    private protected abstract Stream OpenDecompressor(Stream block);

    private void ReadPlain(BlockSource block, int start, int plainLength, EncodeBuffer plain)
    {
        using Stream stream = OpenDecompressor(block);
        int read;
        while (plain.Length < plainLength && (read = stream.Read(plain.RoomUpTo(plainLength))) > 0)
        {
            plain.Length += read;
        }

        // One more read makes the stream look for the end of the compressed data.
        Span<byte> excess = stackalloc byte[1];
        if (stream.Read(excess) > 0)
        {
            WireFormatException.ThrowFault(
                start + block.Taken, $"the block holds more than the {plainLength} bytes that the message states");
        }
    }
}

// A decompressing stream reads ahead, and accepts compressed data without an end. So a separate call of Read returns the last byte: if the
// compressed data ends before, this byte stays unread; if its end is missing, Read is called again.
internal sealed class BlockSource(ArraySegment<byte> block) : MemoryStream(block.Array!, block.Offset, block.Count, writable: false)
{
    internal int Taken { get; private set; }

    internal bool IsLeft => Taken < block.Count;

    internal bool IsOverread { get; private set; }

    // If this were true, a decompressing stream would seek back over bytes that it did not use.
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
