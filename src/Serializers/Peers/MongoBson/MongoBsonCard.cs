namespace SerBench.Serializers.Peers.MongoBson;

public sealed class MongoBsonCard : LibraryCard
{
    public static readonly PeerId Main = new("MongoDB.Bson");

    public MongoBsonCard()
        : base(Main, "https://github.com/mongodb/mongo-csharp-driver")
    {
        Spoken = "MongoDB";
        License = "Apache-2.0";
        Maintainers = "MongoDB";
        LastRelease = new("3.14.0", "2026-11-12");
        Advisories = [new("CVE-2022-48282", "https://nvd.nist.gov/vuln/detail/CVE-2022-48282", "2023-02", "2.19.0")];
        Evolution = new(
            "an element without a member is an error, unless the class map ignores extra elements, as it does here; "
            + "a missing one leaves the default",
            "https://www.mongodb.com/docs/drivers/csharp/current/serialization/class-mapping/");
        Needs = "nothing";
        Languages = Readers.Bson;
        SurvivesChanges = true;
        AddedFields = "yes";
        DerivedClasses = "discriminators";
        References = "no";
        Streams = "yes";
        AheadOfTime = "no";
        Garbage = "a writer, and boxed values";
        IsRacedByDefault = false;
        IsGuarded = true;
        Rows =
        [
            new(
                Main,
                "`BsonSerializer.Serialize(writer, value)` into a kept `MemoryStream`, `Deserialize<T>(byte[])`; "
                + "class maps that ignore extra elements; dates with ticks and kind as a number",
                "no array per message")
            {
                RenamesBy = "`[BsonElement(\"Old\")]`",
            },
            new(Main.Default, "`ToBson(value)`, `Deserialize<T>(byte[])`", "first example"),
        ];
    }
}
