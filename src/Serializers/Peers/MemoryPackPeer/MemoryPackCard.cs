namespace SerBench.Serializers.Peers.MemoryPackPeer;

public sealed class MemoryPackCard : LibraryCard
{
    public static readonly PeerId Main = new("MemoryPack");
    public static readonly PeerId Utf16 = Main.Variant("utf16");
    public static readonly PeerId Tolerant = Main.Variant("tolerant");

    public MemoryPackCard()
        : base(Main, "https://github.com/Cysharp/MemoryPack")
    {
        License = "MIT";
        Maintainers = "Cysharp";
        LastRelease = new("1.21.4", "2025-02-12");
        Advisories =
        [
            new("internal to Microsoft, not public; Orleans dropped it", "https://github.com/dotnet/orleans/pull/10287", "2026-07-20"),
        ];
        UntrustedData = new("no promise; a question of 2025-05 was closed without one", "https://github.com/Cysharp/MemoryPack/issues/401");
        Evolution = new(
            "by default members may be added, but not removed or moved, and types stay; VersionTolerant is a mode of its own",
            Home + "#version-tolerant");
        Needs = "attribute, generator";
        ChangeTrap = "old readers refuse a new member, may be misread";
        AddedFields = "yes; not removed";
        DerivedClasses = "unions";
        References = "own mode";
        AheadOfTime = "yes, with 13 warnings";
        Rows =
        [
            new(Main, "`Serialize(struct writer, value, Utf8)`, `Deserialize(span)`", "buffer writer recommended; UTF-8 is the default")
            {
                StandsFor = [("MemoryPack", 1), ("Kryo", 1)],
            },
            new(Utf16, "the same with `Utf16`", "faster text") { Disadvantage = "small messages" },
            new(
                Tolerant, "the main row's calls; twins have `GenerateType.VersionTolerant` and `MemoryPackOrder`",
                "authors' mode for types that change")
            {
                Disadvantage = "time and bytes",
                Evolution = new(
                    "members may be added and removed, an order is never used again, and types stay; structs of numbers are copied raw and "
                        + "never change",
                    Home + "#version-tolerant"),
                IsNumbered = true,
                HasOwnOutcomes = true,
                SurvivesChanges = true,
                Needs = "attribute with `GenerateType.VersionTolerant`; a `MemoryPackOrder` per member, never used again; generator",
            },
            new(Main.Default, "`byte[] Serialize(value)`", "first example"),
        ];
    }
}
