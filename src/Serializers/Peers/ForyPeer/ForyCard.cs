namespace SerBench.Serializers.Peers.ForyPeer;

public sealed class ForyCard : LibraryCard
{
    public static readonly PeerId Main = new("Apache.Fory");
    public static readonly PeerId Trusted = Main.Variant("trusted");

    public ForyCard()
        : base(Main, "https://github.com/apache/fory")
    {
        Spoken = "Fory";
        License = "Apache-2.0";
        Maintainers = "Apache Software Foundation";
        LastRelease = new("1.6.1");
        UntrustedData = new("advice for readers", Home + "/blob/main/docs/object-serialization/csharp/security.md");
        Evolution = new(
            "same-schema mode: writer and reader have one schema, which a version check compares",
            Home + "/blob/main/docs/guide/csharp/schema-evolution.md");
        Needs = "attribute, generator, registration";
        ChangeTrap = "refused";
        AddedFields = "in the `:default` row";
        DerivedClasses = "registered";
        References = "option";
        Garbage = "a new array for every message, also for buffer writers";
        IsNumbered = true;
        Rows =
        [
            new(
                Main, "one instance; `Compatible(false)`, `CheckStructVersion(true)`; registered by number; `byte[] Serialize`",
                "documented as faster for one schema; check advised for untrusted data"),
            new(
                Trusted, "the same without `CheckStructVersion`: same messages, and the reader does not compare schemas",
                "first example of same-schema payloads")
            {
                Disadvantage = "the refusal of messages of another schema, which may be misread",
                HasOwnOutcomes = true,
                Evolution = new(
                    "same-schema mode: writer and reader have one schema, which nothing checks",
                    Home + "/blob/main/docs/object-serialization/csharp/configuration.md"),
            },
            new(Main.Default, "default options (schema evolution)", "first example and authors' benchmark")
            {
                HasOwnOutcomes = true,
                Evolution = new("compatible mode: fields may be added, removed and moved", Evolution.Source),
            },
        ];
    }
}
