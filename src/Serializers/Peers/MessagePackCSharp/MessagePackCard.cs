namespace SerBench.Serializers.Peers.MessagePackCSharp;

public sealed class MessagePackCard : LibraryCard
{
    public static readonly PeerId Main = new("MessagePack");
    public static readonly PeerId Trusted = Main.Variant("trusted");
    public static readonly PeerId Native = Main.Variant("native");
    public static readonly PeerId Map = Main.Variant("map");

    private const string Mended = "3.1.7, 2.5.301";

    public MessagePackCard()
        : base(Main, "https://github.com/MessagePack-CSharp/MessagePack-CSharp")
    {
        License = "MIT";
        Maintainers = "neuecc, aarnott";
        LastRelease = new("3.1.12", "2026-10-12");
        Advisories =
        [
            new("CVE-2026-48109", Home + "/security/advisories/GHSA-hv8m-jj95-wg3x", "2026-06-11", Mended),
            new("CVE-2026-48506", Home + "/security/advisories/GHSA-vh6j-jc39-fggf", "2026-06", Mended),
            new("CVE-2026-48516", Home + "/pull/2274", "2026-06", Mended),
        ];
        UntrustedData = new("\"merely hardens against some common attacks\"", Home + "#security");
        Evolution = new("keys stay with their members; missing ones get defaults, and unknown ones are ignored", Home + "#readme");
        Needs = "attribute, generator";
        Languages = Readers.MessagePack;
        Carries = "a Guid and a decimal are text; a DateTimeOffset is an array: the timestamp of its local time, and minutes; "
            + Readers.MessagePackForms;
        SurvivesChanges = true;
        ChangeTrap = "old readers refuse a lost member";
        AddedFields = "yes";
        DerivedClasses = "unions";
        References = "no";
        WritesWithoutEnd = true;
        Streams = "yes";
        IsNumbered = true;
        Rows =
        [
            new(
                Main,
                "`Serialize(IBufferWriter, value, options)`, `Deserialize(memory, options)`; `UntrustedData`; "
                + "keys are integers; generated formatters",
                "authors' mode for untrusted data; integer keys are fastest")
            {
                StandsFor = [("MessagePack", 1), ("Kryo", 2), ("msgpack", 1)],
            },
            new(Trusted, "the same with default options", "fastest in the common format") { Disadvantage = "safety of untrusted data" },
            new(
                Native,
                "as `:trusted`; Guid, DateTime and decimal by the native resolvers, in a resolver with a cache per type",
                "the README's hints for performance")
            {
                Disadvantage = "other readers of MessagePack, which do not expect these formats",
            },
            new(
                Map, "as the main row; keys are names: `[MessagePackObject(keyAsPropertyName: true)]`",
                "a reader finds a member by its name")
            {
                Disadvantage = "time and bytes",
                Evolution = new(
                    "members are known by their names; missing ones get defaults, and unknown ones are ignored", Home + "#readme"),
                IsNumbered = false,
                HasOwnOutcomes = true,
                SurvivesChanges = true,
                Needs = "attribute with `keyAsPropertyName: true`, generator",
                RenamesBy = "`[Key(\"Old\")]`, on all members",
            },
            new(Main.Default, "`byte[] Serialize(value)`", "first example") { Disadvantage = "safety of untrusted data" },
        ];
    }
}
