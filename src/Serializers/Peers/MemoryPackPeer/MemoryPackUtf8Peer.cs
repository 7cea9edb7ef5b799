using System.Reflection;
using MemoryPack;
using SerBench.Formats.Contracts;
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

    // Its writer refuses level 1000, and counts the value and the null below the last object as levels.
    protected override int MaxDepth => 998;
}
