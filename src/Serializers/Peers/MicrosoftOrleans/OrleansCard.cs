namespace SerBench.Serializers.Peers.MicrosoftOrleans;

public sealed class OrleansCard : LibraryCard
{
    public static readonly PeerId Main = new("Microsoft.Orleans.Serialization");

    public OrleansCard()
        : base(Main, "https://github.com/dotnet/orleans")
    {
        Name = "Orleans";
        License = "MIT";
        Maintainers = "Microsoft";
        LastRelease = new("10.4.2", "2026-10-30");
        UntrustedData = new(
            "types are restricted; to bound sizes and nesting is left to the program",
            Home + "/blob/main/docs/site/src/content/docs/security/serialization.md");
        Evolution = new(
            "members keep their ids: they may be added and removed, and integers may be widened",
            "https://learn.microsoft.com/dotnet/orleans/host/configuration-guide/serialization");
        Needs = "attribute, generator";
        SurvivesChanges = true;
        AddedFields = "yes";
        DerivedClasses = "yes";
        References = "yes";
        Streams = "yes";
        AheadOfTime = "no";
        Garbage = "boxed enums, and a table of references beyond 64 objects";
        IsNumbered = true;
        IsRacedByDefault = false;
        IsGuarded = true;
        Rows =
        [
            new(
                Main, "`Serializer<T>.Serialize(value, struct writer, session)`, `Deserialize(span, session)`; `[Id]` on each member",
                "authors benchmark a kept session; ids as the documentation asks"),
            new(Main.Default, "`SerializeToArray(value)`, `Deserialize(byte[])`", "first example"),
        ];
    }
}
