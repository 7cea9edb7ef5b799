using SerBench.Formats.Compression;

namespace SerBench.Serializers.Racing;

internal sealed class CompressedBuffer(ICompressor compressor)
{
    public EncodeBuffer Plain { get; } = new();

    public void Write(EncodeBuffer buffer) => CompressedMessage.Write(compressor, Plain.Written, buffer);

    public ArraySegment<byte> Read(ArraySegment<byte> data)
    {
        CompressedMessage.Read(compressor, data, Plain);
        return Plain.Message;
    }
}

internal struct CompressedCore<T, TCore>(TCore core, ICompressor compressor) : IObjectCore<T>
    where TCore : struct, IObjectCore<T>
{
    private readonly CompressedBuffer _buffer = new(compressor);
    private TCore _core = core;

    public void Encode(T value, EncodeBuffer buffer)
    {
        _core.Encode(value, _buffer.Plain);
        _buffer.Write(buffer);
    }

    public T Decode(ArraySegment<byte> data) => _core.Decode(_buffer.Read(data));
}

internal struct CompressedViewCore<T, TCore>(TCore core, ICompressor compressor) : IViewCore<T>
    where TCore : struct, IViewCore<T>
{
    private readonly CompressedBuffer _buffer = new(compressor);
    private TCore _core = core;

    public void Encode(T value, EncodeBuffer buffer)
    {
        _core.Encode(value, _buffer.Plain);
        _buffer.Write(buffer);
    }

    public ulong Read(ArraySegment<byte> data) => _core.Read(_buffer.Read(data));

    public ulong Expect(T value) => _core.Expect(value);
}
