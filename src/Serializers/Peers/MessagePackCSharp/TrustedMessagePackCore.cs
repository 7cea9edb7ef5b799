using MessagePack;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.MessagePackCSharp;

/// <summary>As <see cref="MessagePackCore{TTwin}"/>, by the options that the library uses unless told otherwise: those for one's own data.</summary>
internal readonly struct TrustedMessagePackCore<TTwin>() : IObjectCore<TTwin>
{
    private readonly EncodeBufferWriter _output = new();

    public void Encode(TTwin value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        MessagePackSerializer.Serialize(_output, value);
    }

    public TTwin Decode(ArraySegment<byte> data) => MessagePackSerializer.Deserialize<TTwin>(data);
}
