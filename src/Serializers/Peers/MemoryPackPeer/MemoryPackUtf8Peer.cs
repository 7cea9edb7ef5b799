using MemoryPack;

namespace SerBench.Serializers.Peers.MemoryPackPeer;

/// <summary>The library with generated code and its default text encoding.</summary>
public class MemoryPackUtf8Peer : EmittedPeer
{
    public override string Id => MemoryPackCard.Main;

    public override string Title => "MemoryPack (UTF-8, generated, IBufferWriter struct)";

    public override Traits Traits => Traits.NeedsCodeChange | Traits.TrustsInput;

    public override Assembly Library => typeof(MemoryPackSerializer).Assembly;

    public override string Recipe => "MemoryPack";

    public override bool CopiesPadding => true;

    protected override string Way => "Utf8";

    // Its writer refuses level 1000. It also counts the value and the null below the last object as levels.
    protected override int MaxDepth => 998;
}

/// <summary>Text as in memory.</summary>
public sealed class MemoryPackUtf16Peer : MemoryPackUtf8Peer
{
    public override string Id => MemoryPackCard.Utf16;

    public override string Title => "MemoryPack (UTF-16, generated, IBufferWriter struct)";

    protected override string Way => "Utf16";
}

/// <summary>From and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingMemoryPackPeer : MemoryPackUtf8Peer
{
    public override string Id => MemoryPackCard.Main.Converting;

    public override string Title => "MemoryPack, conversion included";

    protected override bool Converts => true;
}

/// <summary>A byte array per message, as in the library's first example.</summary>
public sealed class DefaultMemoryPackPeer : MemoryPackUtf8Peer
{
    public override string Id => MemoryPackCard.Main.Default;

    public override string Title => "MemoryPack (UTF-8, generated, new array per message)";

    protected override string Way => "Default";
}
