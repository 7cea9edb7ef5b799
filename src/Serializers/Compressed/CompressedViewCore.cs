using SerBench.Formats.Compression;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Compressed;

/// <summary>A codec that reads in place, with its messages compressed.</summary>
internal readonly struct CompressedViewCore<T>(IViewCodec<T> inner, ICompressor compressor) : IViewCore<T>
{
    private readonly EncodeBuffer _plain = new();

    public void Encode(T value, EncodeBuffer buffer)
    {
        inner.EncodeChecked(value, _plain);
        CompressedMessage.Write(compressor, _plain.Written, buffer);
    }

    public ulong Read(ArraySegment<byte> data)
    {
        CompressedMessage.Read(compressor, data, _plain);
        return inner.Read(new ArraySegment<byte>(_plain.Bytes, 0, _plain.Length));
    }

    public ulong Expect(T value) => inner.Expect(value);
}
