namespace SerBench.Serializers.Peers.SystemTextJson;

public sealed class SystemTextJsonCard : LibraryCard
{
    public static readonly PeerId Main = new("System.Text.Json");
    public static readonly PeerId Reflection = Main.Variant("reflection");

    public SystemTextJsonCard()
        : base(Main, "https://github.com/dotnet/runtime")
    {
        License = "MIT";
        Maintainers = "Microsoft";
        IsOfRuntime = true;
        UntrustedData = new("threat model", Home + "/blob/main/src/libraries/System.Text.Json/docs/ThreatModel.md");
        Evolution = new(
            "unknown members are skipped, and missing ones keep their defaults",
            "https://learn.microsoft.com/dotnet/standard/serialization/system-text-json/missing-members");
        Needs = "nothing, or a context";
        Carries = "a null byte[] is written as empty by the generated code "
            + $"([known and mended in its sources]({Home}/issues/129833)), and as null without it";
        Languages = new("nearly all languages", "https://www.json.org");
        SurvivesChanges = true;
        AddedFields = "yes";
        DerivedClasses = "declared";
        References = "option";
        Streams = "yes";
        AheadOfTime = "yes";
        Rows =
        [
            new(
                Main, "generated context; reused `Utf8JsonWriter` with `SkipValidation` and relaxed escaping; `Deserialize(span)`",
                "optimized generated code; options that switch it off are not set")
            {
                StandsFor = [("Jackson", 1), ("Gson", 1), ("json", 1)],
                RenamesBy = "`[JsonPropertyName(\"Old\")]`",
            },
            new(Reflection, "the same writer without generated code", "for types that cannot have a context"),
            new(Main.Default, "`SerializeToUtf8Bytes(value, info)`", "default escaping, new array"),
        ];
    }
}
