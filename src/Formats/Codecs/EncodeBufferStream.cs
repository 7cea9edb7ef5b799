using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>
/// Lets a library that writes to a <see cref="Stream"/> append straight to an <see cref="EncodeBuffer"/>. The stream can only be written from
/// front to back, which is all that encoders and compressors need.
/// </summary>
public sealed class EncodeBufferStream : Stream
{
    private const string Limit = "This stream can only be written, from front to back.";

    private EncodeBuffer _buffer;

    /// <summary>Appends to the contents of a buffer.</summary>
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

    /// <summary>Starts a new message at the start of a buffer. The length of the buffer grows with every write.</summary>
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

/// <summary>Free space behind the contents of a buffer.</summary>
internal static class EncodeBufferRoom
{
    /// <summary>All free space, at least as much as needed.</summary>
    internal static Span<byte> Room(this EncodeBuffer buffer, int needed)
    {
        if (needed > buffer.Bytes.Length - buffer.Length)
        {
            buffer.Grow(buffer.Length, needed);
        }

        return buffer.Bytes.AsSpan(buffer.Length);
    }

    /// <summary>
    /// Free space for the rest of a plain whose length is only claimed. The buffer doubles only when it is full, so that a false claim costs no
    /// memory.
    /// </summary>
    internal static Span<byte> RoomUpTo(this EncodeBuffer buffer, int plainLength)
    {
        int left = plainLength - buffer.Length;
        Span<byte> room = buffer.Room(Math.Min(left, 1));
        return room[..Math.Min(left, room.Length)];
    }
}
