namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

public sealed class FlatBuffersCard : LibraryCard
{
    public static readonly PeerId Main = new("Google.FlatBuffers");
    public static readonly PeerId Trusted = Main.Variant("trusted");
    public static readonly PeerId View = Main.Variant("view");
    public static readonly PeerId TrustedView = Main.Variant("view:trusted");

    public FlatBuffersCard()
        : base(Main, "https://github.com/google/flatbuffers")
    {
        License = "Apache-2.0";
        Maintainers = "Google";
        LastRelease = new("25.12.19");
        UntrustedData = new("a verifier", Home + "/blob/master/docs/source/languages/c_sharp.md");
        Evolution = new("fields are added at the end of a table and never removed; names may change", "https://flatbuffers.dev/evolution/");
        Needs = "schema, flatc";
        Languages = new(
            "C, C++, Dart, Go, Java, JavaScript, Kotlin, Lobster, Lua, PHP, Python, Rust, Swift, TypeScript",
            Home + "#supported-programming-languages");
        SurvivesChanges = true;
        ChangeTrap = "misread after a member is removed";
        AddedFields = "yes, at the end";
        DerivedClasses = "unions";
        WritesWithoutEnd = true;
        IsNumbered = true;
        Rows =
        [
            new(
                Main, "reused `FlatBufferBuilder`; `Verifier` before reading; objects built from the tables; up to 32 KiB",
                "verification is advised where data may be damaged")
            {
                StandsFor = [("FlatBuffers", 1), ("flatbuffers", 1)],
            },
            new(View, "the same, but every leaf is read in place", "the library's purpose") { Disadvantage = "objects" },
            new(Trusted, "the same without the verifier", "default of the library")
            {
                Disadvantage = "safety of untrusted data",
                StandsFor = [("FlatBuffers", 2)],
            },
            new(TrustedView, "as `:view`, without the verifier", "default of the library")
            {
                Disadvantage = "objects, and safety of untrusted data",
            },
        ];
    }
}
