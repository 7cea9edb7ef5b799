namespace SerBench.Benchmarks.Base.Records;

/// <summary>The file of a measured library.</summary>
/// <param name="Id">The name of the package or assembly.</param>
public sealed record LibraryOrigin(string Id, string Version, string File, string Sha256)
{
    private const string OwnPrefix = "SerBench.";

    [JsonIgnore]
    public bool IsOwn => Id.StartsWith(OwnPrefix, StringComparison.Ordinal);

    /// <summary>True if the package has no signature: it was built from sources of that version, not packed by its publisher.</summary>
    public bool IsUnsigned { get; init; }

    /// <summary>The setup that the build's feed forced on the library; null if it is the one that its authors recommend.</summary>
    public string? Setup { get; init; }

    [JsonIgnore]
    public string Short => $"{SetUp}{(IsUnsigned ? " (built from sources)" : "")}";

    private string SetUp => $"{Id} {Version.Split('+')[0]}{(Setup is null ? "" : $" ({Setup})")}";

    public override string ToString() =>
        $"{SetUp}, SHA-256 {Sha256}{(IsUnsigned ? ", from a package without signature, built from sources" : "")}";
}
