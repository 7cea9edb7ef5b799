namespace SerBench.Engine.Inference;

internal sealed record ProtoFeatures(string Presence, bool IsPacked, bool IsDelimited = false)
{
    public const string Prefix = "features.";

    public static readonly ProtoFeatures Proto2 = new("", IsPacked: false);
    public static readonly ProtoFeatures Proto3 = new("", IsPacked: true);
    public static readonly ProtoFeatures Editions = new("optional", IsPacked: true);

    public ProtoFeatures With(string option, string value) => (option, value) switch
    {
        ("features.field_presence", "EXPLICIT") => this with { Presence = "optional" },
        ("features.field_presence", "IMPLICIT") => this with { Presence = "" },
        ("features.field_presence", "LEGACY_REQUIRED") => this with { Presence = "required" },
        ("features.repeated_field_encoding", _) => this with { IsPacked = value == "PACKED" },
        ("features.message_encoding", _) => this with { IsDelimited = value == "DELIMITED" },
        _ => this,
    };
}
