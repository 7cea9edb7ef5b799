using System.Buffers;
using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>Lets a library that writes to an <see cref="IBufferWriter{T}"/> write straight into an <see cref="EncodeBuffer"/>.</summary>
public sealed class EncodeBufferWriter : IBufferWriter<byte>
{
    private EncodeBuffer _buffer = new(0);

    /// <summary>Starts a message; its length is that of the buffer, which grows with every <see cref="Advance"/>.</summary>
    public void Begin(EncodeBuffer buffer)
    {
        buffer.Length = 0;
        _buffer = buffer;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(int count)
    {
        int length = _buffer.Length + count;
        ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)length, (uint)_buffer.Bytes.Length, nameof(count));
        _buffer.Length = length;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.Bytes.AsMemory(_buffer.Length);
    }

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
