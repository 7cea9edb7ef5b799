using MemoryPack;

namespace SerBench.Serializers.Peers.MemoryPackPeer;

public abstract class MemoryPackRow(string id, string title, string way, bool converts = false, string recipe = "MemoryPack")
    : EmittedPeer(id, title, recipe, way, converts)
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.TrustsInput;

    public override Assembly Library => typeof(MemoryPackSerializer).Assembly;

    public override bool CopiesPadding => true;

    // The library's writer refuses level 1000, and also counts the value and the null below the last object as levels.
    protected override int MaxDepth => 998;
}

public sealed class MemoryPackUtf8Peer()
    : MemoryPackRow(MemoryPackCard.Main, "MemoryPack (UTF-8, generated, IBufferWriter struct)", "Utf8");

public sealed class MemoryPackUtf16Peer()
    : MemoryPackRow(MemoryPackCard.Utf16, "MemoryPack (UTF-16, generated, IBufferWriter struct)", "Utf16");

public sealed class ConvertingMemoryPackPeer()
    : MemoryPackRow(MemoryPackCard.Main.Converting, "MemoryPack, conversion included", "Utf8", converts: true);

public sealed class DefaultMemoryPackPeer()
    : MemoryPackRow(MemoryPackCard.Main.Default, "MemoryPack (UTF-8, generated, new array per message)", "Default");

public sealed class TolerantMemoryPackPeer() : MemoryPackRow(
    MemoryPackCard.Tolerant, "MemoryPack (UTF-8, version tolerant, generated, IBufferWriter struct)", "Utf8",
    recipe: "MemoryPack:tolerant")
{
    protected override string? Refuse(Type twin) =>
        twin.GetCustomAttribute<MemoryPackableAttribute>() is { GenerateType: not GenerateType.VersionTolerant }
            ? "it has another layout; peer/MemoryPack takes it as it is"
            : null;
}
