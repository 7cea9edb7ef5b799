using System.Runtime.CompilerServices;
using Nino.Core;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.NinoPeer;

/// <summary>The library's own kind of buffer writer over the caller's buffer.</summary>
internal sealed class NinoBufferWriter : INinoBufferWriter
{
    private EncodeBuffer _buffer = new(0);
    private DirectBufferWriter _writer = new(new EncodeBuffer(0));

    public int WrittenCount => _buffer.Length;

    public ReadOnlySpan<byte> WrittenSpan => _buffer.Written;

    public ReadOnlyMemory<byte> WrittenMemory => _buffer.Bytes.AsMemory(0, _buffer.Length);

    /// <summary>Starts a message.</summary>
    public void Begin(EncodeBuffer buffer) => (_buffer, _writer) = (buffer, new DirectBufferWriter(buffer));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(int count) => _writer.Advance(count);

    public Memory<byte> GetMemory(int sizeHint = 0) => _writer.GetMemory(sizeHint);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Span<byte> GetSpan(int sizeHint = 0) => _writer.GetSpan(sizeHint);
}
