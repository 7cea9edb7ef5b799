using ProtoBuf.Meta;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary>
/// Into the caller's buffer without one in between: the library's fastest way for flat types. Nested ones it would measure first, each
/// with a look-up of its length.
/// </summary>
internal readonly struct BufferWriterCore<T>(TypeModel model) : IObjectCore<T>
{
    private readonly EncodeBufferWriter _output = new();

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        model.Serialize(_output, value);
    }

    public T Decode(ArraySegment<byte> data) => model.Deserialize<T>((ReadOnlyMemory<byte>)data);
}
