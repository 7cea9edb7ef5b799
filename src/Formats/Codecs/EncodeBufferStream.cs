using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>
/// Lets a library that writes to a <see cref="Stream"/> write straight into an <see cref="EncodeBuffer"/>, after what it holds. It is
/// written from front to back and nothing else, which is all that encoders and compressors do.
/// </summary>
public sealed class EncodeBufferStream : Stream
{
    private const string Limit = "This stream is written from front to back; it is neither read nor moved.";

    private EncodeBuffer _buffer;

    /// <summary>Goes on after what a buffer holds.</summary>
    public EncodeBufferStream(EncodeBuffer buffer) => _buffer = buffer;

    public EncodeBufferStream()
        : this(new EncodeBuffer(0))
    {
    }

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => _buffer.Length;

    public override long Position
    {
        get => _buffer.Length;
        set => throw new NotSupportedException(Limit);
    }

    /// <summary>Starts a message; its length is that of the buffer, which grows with every write.</summary>
    public void Begin(EncodeBuffer buffer)
    {
        buffer.Length = 0;
        _buffer = buffer;
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override void Write(ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(_buffer.Room(bytes.Length));
        _buffer.Length += bytes.Length;
    }

    public override void WriteByte(byte value)
    {
        _buffer.Room(sizeof(byte))[0] = value;
        _buffer.Length += sizeof(byte);
    }

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException(Limit);

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException(Limit);

    public override void SetLength(long value) => throw new NotSupportedException(Limit);
}

/// <summary>Room after what a buffer holds.</summary>
internal static class EncodeBufferRoom
{
    /// <summary>All room there is, at least as much as needed.</summary>
    internal static Span<byte> Room(this EncodeBuffer buffer, int needed)
    {
        if (needed > buffer.Bytes.Length - buffer.Length)
        {
            buffer.Grow(buffer.Length, needed);
        }

        return buffer.Bytes.AsSpan(buffer.Length);
    }

    /// <summary>Room for more of a plain of unproven length: what there is, doubled only when all of it is full.</summary>
    internal static Span<byte> RoomUpTo(this EncodeBuffer buffer, int plainLength)
    {
        int left = plainLength - buffer.Length;
        Span<byte> room = buffer.Room(Math.Min(left, 1));
        return room[..Math.Min(left, room.Length)];
    }
}
