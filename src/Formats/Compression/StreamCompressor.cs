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
