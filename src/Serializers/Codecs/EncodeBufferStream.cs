using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>Lets a library that writes to a <see cref="Stream"/> write straight into an <see cref="EncodeBuffer"/>.</summary>
public sealed class EncodeBufferStream : Stream
{
    private EncodeBuffer _buffer = new(0);

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => _buffer.Length;

    public override long Position
    {
        get => _buffer.Length;
        set => throw new NotSupportedException();
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
        int start = _buffer.Length;
        Ensure(bytes.Length);
        bytes.CopyTo(_buffer.Bytes.AsSpan(start));
        _buffer.Length = start + bytes.Length;
    }

    public override void WriteByte(byte value)
    {
        int start = _buffer.Length;
        Ensure(sizeof(byte));
        _buffer.Bytes[start] = value;
        _buffer.Length = start + sizeof(byte);
    }

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    private void Ensure(int needed)
    {
        if (needed > _buffer.Bytes.Length - _buffer.Length)
        {
            _buffer.Grow(_buffer.Length, needed);
        }
    }
}
