namespace SerBench.Formats.Codecs;

/// <summary>An <see cref="IBufferWriter{T}"/> on an <see cref="EncodeBuffer"/>. As a struct, it lets the JIT compile a library's generic
/// code for this writer alone.</summary>
public readonly struct DirectBufferWriter : IBufferWriter<byte>
{
    private readonly EncodeBuffer _buffer;

    /// <summary>Starts a message at index 0 of the buffer.</summary>
    public DirectBufferWriter(EncodeBuffer buffer)
    {
        buffer.Length = 0;
        _buffer = buffer;
    }

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public void Advance(int count) => _buffer.Length += count;

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.Bytes.AsMemory(_buffer.Length);
    }

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.Bytes.AsSpan(_buffer.Length);
    }

    [MethodImpl(Inlined)]
    private void Ensure(int sizeHint)
    {
        int needed = Math.Max(sizeHint, 1);
        if (needed > _buffer.Bytes.Length - _buffer.Length)
        {
            _buffer.Grow(_buffer.Length, needed);
        }
    }
}
