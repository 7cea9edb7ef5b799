namespace SerBench.Serializers.Peers.NewtonsoftBson;

public sealed class BsonCard : LibraryCard
{
    public static readonly PeerId Main = new("Newtonsoft.Json.Bson");

    public BsonCard()
        : base(Main, "https://github.com/JamesNK/Newtonsoft.Json.Bson")
    {
        Spoken = "Newtonsoft";
        License = "MIT";
        Maintainers = "James Newton-King";
        LastRelease = new("1.0.3");
        Evolution = new(
            "unknown members are ignored, unless the settings say that they are errors",
            "https://www.newtonsoft.com/json/help/html/DeserializeMissingMemberHandling.htm");
        Needs = "nothing";
        Languages = Readers.Bson;
        SurvivesChanges = true;
        AddedFields = "yes";
        DerivedClasses = "option, off here";
        References = "option";
        WritesWithoutEnd = true;
        Streams = "yes";
        AheadOfTime = "no";
        Garbage = "a tree of tokens";
        IsGuarded = true;
        Rows = [new(Main, "one `JsonSerializer`; dates as ISO text; own limits of length and depth; no `:default`", "exact values")];
    }
}
