using ProtoBuf.Meta;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary>
/// Into a stream, for which the library keeps a buffer of its own and fills lengths in afterwards: its fastest way for nested types.
/// </summary>
internal readonly struct StreamCore<T>(TypeModel model) : IObjectCore<T>
{
    private readonly EncodeBufferStream _output = new();

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        model.Serialize(_output, value);
    }

    public T Decode(ArraySegment<byte> data) => model.Deserialize<T>((ReadOnlyMemory<byte>)data);
}
