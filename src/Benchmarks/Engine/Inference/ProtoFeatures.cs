namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>The features of a schema that decide about bytes: set by its syntax, and in an edition by options.</summary>
/// <param name="Presence">The label of a field that declares none: empty, <c>optional</c> or <c>required</c>.</param>
/// <param name="IsPacked">True if repeated numbers are packed.</param>
/// <param name="IsDelimited">True if messages are written as groups.</param>
internal sealed record ProtoFeatures(string Presence, bool IsPacked, bool IsDelimited = false)
{
    public const string Prefix = "features.";

    public static readonly ProtoFeatures Proto2 = new("", IsPacked: false);
    public static readonly ProtoFeatures Proto3 = new("", IsPacked: true);
    public static readonly ProtoFeatures Editions = new("optional", IsPacked: true);

    /// <summary>These features, changed by an option.</summary>
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
