using System.Buffers;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary><see cref="DirectBufferWriter"/> as an object that is used again for every message, for libraries that take the interface.</summary>
public sealed class EncodeBufferWriter : IBufferWriter<byte>
{
    private DirectBufferWriter _writer = new(new EncodeBuffer(0));

    /// <summary>Starts a message; its length is that of the buffer.</summary>
    public void Begin(EncodeBuffer buffer) => _writer = new DirectBufferWriter(buffer);

    public void Advance(int count) => _writer.Advance(count);

    public Memory<byte> GetMemory(int sizeHint = 0) => _writer.GetMemory(sizeHint);

    public Span<byte> GetSpan(int sizeHint = 0) => _writer.GetSpan(sizeHint);
}
