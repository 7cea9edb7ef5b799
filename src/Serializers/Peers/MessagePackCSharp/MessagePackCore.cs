using MessagePack;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>
/// The library's own entry points, straight into the caller's buffer and straight from the message, by its options for data from
/// strangers: keys are hashed by a secret, and decompression has a limit.
/// </summary>
internal readonly struct MessagePackCore<TTwin>() : IObjectCore<TTwin>
{
    private readonly EncodeBufferWriter _output = new();

    public void Encode(TTwin value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        MessagePackSerializer.Serialize(_output, value, MessagePackPeer.Options);
    }

    public TTwin Decode(ArraySegment<byte> data) => MessagePackSerializer.Deserialize<TTwin>(data, MessagePackPeer.Options);
}
