using SerBench.Formats.Compression;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Compressed;

/// <summary>A codec that builds objects, with its messages compressed.</summary>
internal readonly struct CompressedObjectCore<T>(IObjectCodec<T> inner, ICompressor compressor) : IObjectCore<T>
{
    private readonly EncodeBuffer _plain = new();

    public void Encode(T value, EncodeBuffer buffer)
    {
        inner.EncodeChecked(value, _plain);
        CompressedMessage.Write(compressor, _plain.Written, buffer);
    }

    public T Decode(ArraySegment<byte> data)
    {
        CompressedMessage.Read(compressor, data, _plain);
        return inner.Decode(new ArraySegment<byte>(_plain.Bytes, 0, _plain.Length));
    }
}
