namespace SerBench.Benchmarks.Base.Records;

/// <summary>The file of a measured library.</summary>
/// <param name="Id">The name of the package or assembly.</param>
public sealed record LibraryOrigin(string Id, string Version, string File, string Sha256)
{
    private const string OwnPrefix = "SerBench.";

    [JsonIgnore]
    public bool IsOwn => Id.StartsWith(OwnPrefix, StringComparison.Ordinal);

    /// <summary>True if the package has no signature: then it was not packed by its publisher, but from sources of the same
    /// version.</summary>
    public bool IsUnsigned { get; init; }

    /// <summary>How the library had to be set up on the build's feed; null if as its authors recommend.</summary>
    public string? Setup { get; init; }

    [JsonIgnore]
    public string Short => $"{SetUp}{(IsUnsigned ? " (built from sources)" : "")}";

    private string SetUp => $"{Id} {Version.Split('+')[0]}{(Setup is null ? "" : $" ({Setup})")}";

    public override string ToString() => $"{SetUp}, SHA-256 {Sha256}{(IsUnsigned ? ", from a package without signature, built from sources" : "")}";
}
