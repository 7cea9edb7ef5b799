using System.IO.Compression;
using SerBench.Formats.Codecs;

namespace SerBench.Formats.Compression;

/// <summary>A Brotli stream (RFC 7932).</summary>
public sealed class BrotliCompressor : ICompressor
{
    private const int Quality = 4;
    private const int WindowBits = 22;

    /// <inheritdoc/>
    public string Id => "brotli";

    /// <inheritdoc/>
    public bool HasColumn => true;

    /// <inheritdoc/>
    public void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target)
    {
        Span<byte> room = target.Room(BrotliEncoder.GetMaxCompressedLength(plain.Length));
        if (!BrotliEncoder.TryCompress(plain, room, out int written, Quality, WindowBits))
        {
            throw new InvalidOperationException("The Brotli encoder needs more room than its stated maximum.");
        }

        target.Length += written;
    }

    /// <inheritdoc/>
    public void Decompress(ArraySegment<byte> message, int start, int plainLength, EncodeBuffer plain)
    {
        ReadOnlySpan<byte> block = message.AsSpan(start);
        Span<byte> excess = stackalloc byte[1];
        plain.Length = 0;
        using var decoder = default(BrotliDecoder);
        OperationStatus status;
        do
        {
            // After the last expected byte, a spare byte shows whether the block continues.
            bool complete = plain.Length == plainLength;
            status = decoder.Decompress(block, complete ? excess : plain.RoomUpTo(plainLength), out int consumed, out int written);
            block = block[consumed..];
            if (complete && written > 0)
            {
                WireFormatException.ThrowFault(
                    message.Count - block.Length, $"the block holds more than the {plainLength} bytes that the message states");
            }

            plain.Length += written;
        }
        while (status == OperationStatus.DestinationTooSmall);

        if (status != OperationStatus.Done || plain.Length != plainLength)
        {
            WireFormatException.ThrowFault(message.Count - block.Length, "the Brotli stream is damaged or too short");
        }

        if (!block.IsEmpty)
        {
            WireFormatException.ThrowTrailing(message.Count - block.Length, message.Count);
        }
    }
}
