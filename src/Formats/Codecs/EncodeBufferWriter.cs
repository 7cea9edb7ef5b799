using System.Buffers;
using System.Runtime.CompilerServices;
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

/// <summary>
/// Lets a library that writes to an <see cref="IBufferWriter{T}"/> write straight into an <see cref="EncodeBuffer"/>. A struct, for
/// libraries that take the writer's type as a parameter and so compile their code for it alone.
/// </summary>
public readonly struct DirectBufferWriter : IBufferWriter<byte>
{
    private readonly EncodeBuffer _buffer;

    /// <summary>Starts a message; its length is that of the buffer, which grows with every <see cref="Advance"/>.</summary>
    public DirectBufferWriter(EncodeBuffer buffer)
    {
        buffer.Length = 0;
        _buffer = buffer;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(int count) => _buffer.Length += count;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.Bytes.AsMemory(_buffer.Length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.Bytes.AsSpan(_buffer.Length);
    }

    // A hint of 0 asks for any room but none.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Ensure(int sizeHint)
    {
        int needed = Math.Max(sizeHint, 1);
        if (needed > _buffer.Bytes.Length - _buffer.Length)
        {
            _buffer.Grow(_buffer.Length, needed);
        }
    }
}
