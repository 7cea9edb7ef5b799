namespace SerBench.Formats.Codecs;

/// <summary>A reusable <see cref="DirectBufferWriter"/>, for libraries that take an <see cref="IBufferWriter{T}"/>.</summary>
public sealed class EncodeBufferWriter : IBufferWriter<byte>
{
    private DirectBufferWriter _writer = new(new EncodeBuffer(0));

    /// <summary>Starts a message at index 0.</summary>
    public void Begin(EncodeBuffer buffer) => _writer = new DirectBufferWriter(buffer);

    /// <inheritdoc/>
    public void Advance(int count) => _writer.Advance(count);

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0) => _writer.GetMemory(sizeHint);

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0) => _writer.GetSpan(sizeHint);
}
