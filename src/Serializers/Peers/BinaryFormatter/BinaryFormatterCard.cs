namespace SerBench.Serializers.Peers.BinaryFormatter;

public sealed class BinaryFormatterCard : LibraryCard
{
    public static readonly PeerId Main = new("System.Runtime.Serialization.Formatters");

    public BinaryFormatterCard()
        : base(Main, "https://github.com/dotnet/runtime")
    {
        Name = "BinaryFormatter";
        License = "MIT";
        Maintainers = "Microsoft";
        LastRelease = new("10.0.12", "2026-08-22");
        UntrustedData = new("\"never safe\"", "https://learn.microsoft.com/dotnet/standard/serialization/binaryformatter-security-guide");
        Evolution = new(
            "optional fields may be added; fields are neither removed nor renamed, and their types stay",
            "https://learn.microsoft.com/dotnet/standard/serialization/version-tolerant-serialization");
        Needs = "`[Serializable]`";
        SurvivesChanges = true;
        AddedFields = "with `[OptionalField]`";
        DerivedClasses = "any type";
        References = "yes";
        Streams = "yes";
        Garbage = "a box for every value";
        Rows =
        [
            new(Main, "one `BinaryFormatter`, reused output stream; no `:default`", "baseline of the Ignite.NET article")
            {
                PublishedName = "Serializable (BinaryFormatter)",
                StandsFor = [("Serializable", 1)],
            },
        ];
    }
}
