using System.IO.Compression;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Compression;

/// <summary>A compressor that the runtime offers as a stream only.</summary>
public abstract class StreamCompressor : ICompressor
{
    public abstract string Id { get; }

    public void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target)
    {
        using Stream stream = OpenCompressor(new EncodeBufferStream(target));
        stream.Write(plain);
    }

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

    /// <summary>A stream that compresses into another and leaves that open.</summary>
    protected abstract Stream OpenCompressor(Stream block);

    /// <summary>A stream that decompresses from another and leaves that open.</summary>
    protected abstract Stream OpenDecompressor(Stream block);

    private void ReadPlain(BlockSource block, int start, int plainLength, EncodeBuffer plain)
    {
        using Stream stream = OpenDecompressor(block);
        int read;
        while (plain.Length < plainLength && (read = stream.Read(plain.RoomUpTo(plainLength))) > 0)
        {
            plain.Length += read;
        }

        // One more read makes the stream look for its end.
        Span<byte> excess = stackalloc byte[1];
        if (stream.Read(excess) > 0)
        {
            WireFormatException.ThrowFault(start + block.Taken, $"the block holds more than the {plainLength} bytes it should");
        }
    }
}

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
