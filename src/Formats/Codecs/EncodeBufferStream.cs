namespace SerBench.Formats.Codecs;

/// <summary>Appends to an <see cref="EncodeBuffer"/>. The stream can only be written, from front to back.</summary>
public sealed class EncodeBufferStream : Stream
{
    private const string Limit = "This stream can only be written, from front to back.";

    private EncodeBuffer _buffer;

    /// <summary>Appends to a buffer.</summary>
    public EncodeBufferStream(EncodeBuffer buffer) => _buffer = buffer;

    /// <summary>Needs <see cref="Begin"/> before a message.</summary>
    public EncodeBufferStream()
        : this(new EncodeBuffer(0))
    {
    }

    /// <inheritdoc/>
    public override bool CanRead => false;

    /// <inheritdoc/>
    public override bool CanSeek => false;

    /// <inheritdoc/>
    public override bool CanWrite => true;

    /// <inheritdoc/>
    public override long Length => _buffer.Length;

    /// <inheritdoc/>
    public override long Position
    {
        get => _buffer.Length;
        set => throw new NotSupportedException(Limit);
    }

    /// <summary>Starts a message at index 0.</summary>
    public void Begin(EncodeBuffer buffer)
    {
        buffer.Length = 0;
        _buffer = buffer;
    }

    /// <inheritdoc/>
    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    /// <inheritdoc/>
    public override void Write(ReadOnlySpan<byte> buffer)
    {
        buffer.CopyTo(_buffer.Room(buffer.Length));
        _buffer.Length += buffer.Length;
    }

    /// <inheritdoc/>
    public override void WriteByte(byte value)
    {
        _buffer.Room(sizeof(byte))[0] = value;
        _buffer.Length += sizeof(byte);
    }

    /// <inheritdoc/>
    public override void Flush() { }

    /// <inheritdoc/>
    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException(Limit);

    /// <inheritdoc/>
    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException(Limit);

    /// <inheritdoc/>
    public override void SetLength(long value) => throw new NotSupportedException(Limit);
}

internal static class EncodeBufferRoom
{
    internal static Span<byte> Room(this EncodeBuffer buffer, int needed)
    {
        if (needed > buffer.Bytes.Length - buffer.Length)
        {
            buffer.Grow(buffer.Length, needed);
        }

        return buffer.Bytes.AsSpan(buffer.Length);
    }

    // The buffer doubles only when it is full, so a message that states a false length costs no memory.
    internal static Span<byte> RoomUpTo(this EncodeBuffer buffer, int plainLength)
    {
        int left = plainLength - buffer.Length;
        Span<byte> room = buffer.Room(Math.Min(left, 1));
        return room[..Math.Min(left, room.Length)];
    }
}
