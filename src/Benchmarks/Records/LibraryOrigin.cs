using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>Which file a measured library is.</summary>
/// <param name="Id">The package or assembly.</param>
public sealed record LibraryOrigin(string Id, string Version, string File, string Sha256)
{
    private const string OwnPrefix = "SerBench.";

    /// <summary>Whether it is part of this project.</summary>
    [JsonIgnore]
    public bool IsOwn => Id.StartsWith(OwnPrefix, StringComparison.Ordinal);

    /// <summary>Whether it comes from a package without signature: packed by somebody else than its publisher, from sources of that version.</summary>
    public bool IsUnsigned { get; init; }

    /// <summary>Its name in tables.</summary>
    [JsonIgnore]
    public string Short => $"{Id} {Version.Split('+')[0]}{(IsUnsigned ? " (built from sources)" : "")}";

    public override string ToString() => $"{Id} {Version.Split('+')[0]}, SHA-256 {Sha256}{(IsUnsigned ? ", from a package without signature, built from sources" : "")}";
}
