using SerBench.Formats.Compression;

namespace SerBench.Serializers.Racing;

internal struct CompressedCore<T, TCore>(TCore core, ICompressor compressor) : IObjectCore<T>
    where TCore : struct, IObjectCore<T>
{
    private readonly EncodeBuffer _plain = new();
    private TCore _core = core;

    public void Encode(T value, EncodeBuffer buffer)
    {
        _core.Encode(value, _plain);
        CompressedMessage.Write(compressor, _plain.Written, buffer);
    }

    public T Decode(ArraySegment<byte> data)
    {
        CompressedMessage.Read(compressor, data, _plain);
        return _core.Decode(_plain.Message);
    }
}

internal struct CompressedViewCore<T, TCore>(TCore core, ICompressor compressor) : IViewCore<T>
    where TCore : struct, IViewCore<T>
{
    private readonly EncodeBuffer _plain = new();
    private TCore _core = core;

    public void Encode(T value, EncodeBuffer buffer)
    {
        _core.Encode(value, _plain);
        CompressedMessage.Write(compressor, _plain.Written, buffer);
    }

    public ulong Read(ArraySegment<byte> data)
    {
        CompressedMessage.Read(compressor, data, _plain);
        return _core.Read(_plain.Message);
    }

    public ulong Expect(T value) => _core.Expect(value);
}
