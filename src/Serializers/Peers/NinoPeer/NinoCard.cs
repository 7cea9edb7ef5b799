namespace SerBench.Serializers.Peers.NinoPeer;

public sealed class NinoCard : LibraryCard
{
    public static readonly PeerId Main = new("Nino");
    public static readonly PeerId Sealed = Main.Variant("sealed");

    public NinoCard()
        : base(Main, "https://github.com/JasonXuDeveloper/Nino")
    {
        Maintainers = "JasonXuDeveloper";
        LastRelease = new("4.0.0-rc.8");
        Evolution = new(
            "by default none; weak version tolerance is a symbol that projects define", "https://nino.xgamedev.net/en/doc/limit");
        Needs = "attribute, generator";
        AddedFields = "with the symbol `WEAK_VERSION_TOLERANCE`";
        DerivedClasses = "yes";
        Rows =
        [
            new(
                Main, "`Serialize(value, INinoBufferWriter)` over the caller's buffer; classes open for inheritance",
                "authors benchmark a reused writer"),
            new(Sealed, "the same; sealed classes, `allowInheritance: false`", "no check of derived classes")
            {
                Disadvantage = "derived classes",
                HasOwnOutcomes = true,
            },
            new(Main.Default, "`byte[] Serialize(value)`", "first example"),
        ];
    }
}
