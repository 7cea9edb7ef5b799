namespace SerBench.Serializers.Peers.NerdbankPeer;

public sealed class NerdbankCard : LibraryCard
{
    public static readonly PeerId Main = new("Nerdbank.MessagePack");
    public static readonly PeerId Trusted = Main.Variant("trusted");
    public static readonly PeerId Map = Main.Variant("map");

    public NerdbankCard()
        : base(Main, "https://github.com/AArnott/Nerdbank.MessagePack")
    {
        Spoken = "Nerdbank";
        License = "MIT";
        Maintainers = "Andrew Arnott";
        LastRelease = new("1.4.104", "2026-11-06");
        Advisories =
        [
            new("CVE-2026-44375", "https://osv.dev/vulnerability/GHSA-2cwq-pwfr-wcw3", "2026-05-06", "1.1.62"),
            new("GHSA-qjvr-435c-5fjh", "https://osv.dev/vulnerability/GHSA-qjvr-435c-5fjh", "2026-05-29", "1.1.78"),
            new("GHSA-92vj-hp7m-gwcj", "https://osv.dev/vulnerability/GHSA-92vj-hp7m-gwcj", "2026-05-29", "1.2.4"),
        ];
        UntrustedData = new("secure defaults", Home + "/blob/main/docfx/docs/security.md");
        Evolution = new("keys stay with their members; an unknown property is skipped", "https://aarnott.github.io/Nerdbank.MessagePack/");
        Needs = "attribute, generator";
        Languages = Readers.MessagePack;
        Carries = "a Guid is extension 2 (its 16 bytes as its text has them), a decimal extension 4 (flags, high, low, as in memory), "
            + "a DateTimeOffset an array: its timestamp, and minutes; "
            + Readers.MessagePackForms;
        SurvivesChanges = true;
        ChangeTrap = "old readers refuse a lost member";
        AddedFields = "yes";
        DerivedClasses = "unions";
        References = "option";
        Streams = "yes";
        AheadOfTime = "yes";
        IsNumbered = true;
        Rows =
        [
            new(
                Main, "`Serialize(IBufferWriter, value, shape)`; integer keys; default values always written; dates keep their kind",
                "the author's own benchmark; untrusted data is the default")
            {
                StandsFor = [("MessagePack", 2)],
            },
            new(Trusted, "the same with `SecuritySettings.TrustedData`", "keys are hashed without a secret")
            {
                Disadvantage = "safety of untrusted data",
            },
            new(Map, "as the main row; twins have no keys, so names are the keys", "a reader finds a member by its name")
            {
                Disadvantage = "time and bytes",
                Evolution = new(
                    "members are known by their names; an unknown one is skipped", "https://aarnott.github.io/Nerdbank.MessagePack/"),
                IsNumbered = false,
                HasOwnOutcomes = true,
                SurvivesChanges = true,
                Needs = "attribute without keys of members, generator",
                RenamesBy = "`[PropertyShape(Name = \"Old\")]`",
            },
            new(Main.Default, "`byte[] Serialize(value)`; default values left out", "first example") { HasOwnOutcomes = true },
        ];
    }
}
