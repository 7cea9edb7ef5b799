using Nino.Core;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.NinoPeer;

/// <summary>Straight into the caller's buffer, which is faster than the library's own, and straight from the message. Text is UTF-16, its default.</summary>
internal readonly struct NinoCore<TTwin>() : IObjectCore<TTwin>
{
    private readonly NinoBufferWriter _output = new();

    public void Encode(TTwin value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        NinoSerializer.Serialize(value, _output);
    }

    public TTwin Decode(ArraySegment<byte> data) => NinoDeserializer.Deserialize<TTwin>(data);
}
