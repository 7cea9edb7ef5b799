using MemoryPack;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.MemoryPackPeer;

/// <summary>Straight into the caller's buffer and straight from the message; text as UTF-16, which needs no transcoding.</summary>
internal readonly struct Utf16Core<TTwin> : IObjectCore<TTwin>
{
    public void Encode(TTwin value, EncodeBuffer buffer) =>
        MemoryPackSerializer.Serialize(new DirectBufferWriter(buffer), value, MemoryPackSerializerOptions.Utf16);

    public TTwin Decode(ArraySegment<byte> data) => MemoryPackSerializer.Deserialize<TTwin>(data, MemoryPackSerializerOptions.Utf16)!;
}
