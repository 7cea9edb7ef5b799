namespace SerBench.Formats.Codecs;

/// <summary>Lets a library that writes to an <see cref="IBufferWriter{T}"/> write straight into an <see cref="EncodeBuffer"/>. A struct,
/// since the code of a library that takes the writer's type as a parameter is then compiled for this writer alone.</summary>
public readonly struct DirectBufferWriter : IBufferWriter<byte>
{
    private readonly EncodeBuffer _buffer;

    /// <summary>Starts a message at index 0. Every <see cref="Advance"/> makes the buffer longer.</summary>
    public DirectBufferWriter(EncodeBuffer buffer)
    {
        buffer.Length = 0;
        _buffer = buffer;
    }

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public void Advance(int count) => _buffer.Length += count;

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.Bytes.AsMemory(_buffer.Length);
    }

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.Bytes.AsSpan(_buffer.Length);
    }

    // A size hint of 0 asks for any space that is not empty.
    [MethodImpl(AggressiveInlining)]
    private void Ensure(int sizeHint)
    {
        int needed = Math.Max(sizeHint, 1);
        if (needed > _buffer.Bytes.Length - _buffer.Length)
        {
            _buffer.Grow(_buffer.Length, needed);
        }
    }
}
