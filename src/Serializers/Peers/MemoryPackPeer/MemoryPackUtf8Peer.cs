using System.Reflection;
using MemoryPack;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MemoryPackPeer;

/// <summary><c>peer/MemoryPack</c>: the library with generated code and its default text encoding.</summary>
public class MemoryPackUtf8Peer : TwinPeer
{
    public override string Id => "peer/MemoryPack";

    public override string Title => "MemoryPack (UTF-8, generated, IBufferWriter struct)";

    public override Traits Traits => Traits.NeedsCodeChange | Traits.TrustsInput;

    public override Assembly Library => typeof(MemoryPackSerializer).Assembly;

    protected override Type Core => typeof(Utf8Core<>);

    protected override string? Mark => "MemoryPack.MemoryPackableAttribute";

    // Its writer refuses level 1000. It also counts the value and the null below the last object as levels.
    protected override int MaxDepth => 998;
}

/// <summary><c>peer/MemoryPack:utf16</c>: text as in memory.</summary>
public sealed class MemoryPackUtf16Peer : MemoryPackUtf8Peer
{
    public override string Id => "peer/MemoryPack:utf16";

    public override string Title => "MemoryPack (UTF-16, generated, IBufferWriter struct)";

    protected override Type Core => typeof(Utf16Core<>);
}

/// <summary><c>peer/MemoryPack+convert</c>: from and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingMemoryPackPeer : MemoryPackUtf8Peer
{
    public override string Id => "peer/MemoryPack+convert";

    public override string Title => "MemoryPack, conversion included";

    protected override bool Converts => true;
}

/// <summary>Writes directly into the caller's buffer and reads directly from the message. Text is UTF-8, the library's default.</summary>
internal readonly struct Utf8Core<TTwin> : IObjectCore<TTwin>
{
    public void Encode(TTwin value, EncodeBuffer buffer) =>
        MemoryPackSerializer.Serialize(new DirectBufferWriter(buffer), value, MemoryPackSerializerOptions.Utf8);

    public TTwin Decode(ArraySegment<byte> data) => MemoryPackSerializer.Deserialize<TTwin>(data)!;
}

/// <summary>Writes directly into the caller's buffer and reads directly from the message. Text is UTF-16, which needs no transcoding.</summary>
internal readonly struct Utf16Core<TTwin> : IObjectCore<TTwin>
{
    public void Encode(TTwin value, EncodeBuffer buffer) =>
        MemoryPackSerializer.Serialize(new DirectBufferWriter(buffer), value, MemoryPackSerializerOptions.Utf16);

    public TTwin Decode(ArraySegment<byte> data) => MemoryPackSerializer.Deserialize<TTwin>(data, MemoryPackSerializerOptions.Utf16)!;
}
