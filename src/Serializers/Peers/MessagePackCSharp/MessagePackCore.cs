using MessagePack;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>The library's own entry points, straight into the caller's buffer and straight from the message.</summary>
internal readonly struct MessagePackCore<TTwin>() : IObjectCore<TTwin>
{
    private readonly EncodeBufferWriter _output = new();

    public void Encode(TTwin value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        MessagePackSerializer.Serialize(_output, value);
    }

    public TTwin Decode(ArraySegment<byte> data) => MessagePackSerializer.Deserialize<TTwin>(data);
}
