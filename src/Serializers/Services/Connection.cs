namespace SerBench.Serializers.Services;

internal sealed class Connection : Stream
{
    public const int PieceLength = 4096;

    private const string Limit = "A connection is read and written from front to back.";

    private readonly EncodeBufferStream _output = new();
    private readonly EncodeBuffer _sent = new();
    private byte[] _incoming = [];
    private int _position;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException(Limit);

    public override long Position
    {
        get => throw new NotSupportedException(Limit);
        set => throw new NotSupportedException(Limit);
    }

    public ArraySegment<byte> Sent => _sent.Message;

    public void Begin(byte[] incoming)
    {
        _output.Begin(_sent);
        (_incoming, _position) = (incoming, 0);
    }

    public override int Read(Span<byte> buffer)
    {
        int length = Math.Min(Math.Min(buffer.Length, PieceLength), _incoming.Length - _position);
        _incoming.AsSpan(_position, length).CopyTo(buffer);
        _position += length;
        return length;
    }

    public override int ReadByte()
    {
        byte one = 0;
        return Read(new Span<byte>(ref one)) == 0 ? -1 : one;
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Read(buffer.Span));

    public override void Write(ReadOnlySpan<byte> buffer) => _output.Write(buffer);

    public override void Write(byte[] buffer, int offset, int count) => _output.Write(buffer, offset, count);

    public override void WriteByte(byte value) => _output.WriteByte(value);

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Write(buffer.Span);
        return default;
    }

    public override void Flush()
    {
    }

    public override Task FlushAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException(Limit);

    public override void SetLength(long value) => throw new NotSupportedException(Limit);
}
