namespace SerBench.Engine.Base.Records;

public sealed record LibraryOrigin(string Id, string Version, string File, string Sha256)
{
    private const string OwnPrefix = "SerBench.";

    [JsonIgnore]
    public bool IsOwn => Id.StartsWith(OwnPrefix, StringComparison.Ordinal);

    // The package was built from sources, not packed by its publisher.
    public bool IsUnsigned { get; init; }

    // A note on packages that replace recommended packages which the package feed lacks; otherwise null.
    public string? Setup { get; init; }

    [JsonIgnore]
    public string Short => $"{SetUp}{(IsUnsigned ? " (built from sources)" : "")}";

    private string SetUp => $"{Id} {Version.Split('+')[0]}{(Setup is null ? "" : $" ({Setup})")}";

    public override string ToString() =>
        $"{SetUp}, SHA-256 {Sha256}{(IsUnsigned ? ", from a package without signature, built from sources" : "")}";
}
