using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Compression;

/// <summary>Appends what a compressing stream writes to a buffer.</summary>
internal sealed class BlockSink(EncodeBuffer buffer) : Stream
{
    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override void Write(byte[] bytes, int offset, int count) => Write(bytes.AsSpan(offset, count));

    public override void Write(ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(buffer.Room(bytes.Length));
        buffer.Length += bytes.Length;
    }

    public override void Flush()
    {
    }

    public override int Read(byte[] bytes, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();
}
