using System.Text.Json.Serialization;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Base.Records;

/// <summary>The facts about a serializer in the record of a run.</summary>
/// <param name="Library">The <see cref="LibraryOrigin.Id"/> of the serializer's library; null if it is not known.</param>
public sealed record SerializerRecord(string Id, string Title, SerializerFamily Family, IReadOnlyList<string> Traits, string? Library)
{
    /// <summary>True if only the type that wrote a message can read it.</summary>
    [JsonIgnore]
    public bool IsSameType => Has(Formats.Contracts.Traits.SameType);

    /// <summary>True if damaged messages do no harm. The serializer's own word counts where nobody attacked it.</summary>
    public bool IsSafeOn(AttackScore? score) =>
        Has(Formats.Contracts.Traits.ValidatesInput) && !Has(Formats.Contracts.Traits.TrustsInput) && !Has(Formats.Contracts.Traits.Unsafe) && score is null or { Bad: 0 };

    private bool Has(Traits trait) => Traits.Contains(KebabCase.Of(trait));

    public static SerializerRecord Of(ISerializer serializer, string? library) =>
        new(serializer.Id, serializer.Title, serializer.Family, NamesOf(serializer.Traits), library);

    private static string[] NamesOf(Traits traits) =>
        [.. Enum.GetValues<Traits>().Where(trait => trait != Formats.Contracts.Traits.None && traits.HasFlag(trait)).Select(KebabCase.Of)];
}

/// <summary>An official library that this build lacks.</summary>
/// <param name="Id">The name of the package.</param>
/// <param name="Name">The name of the library in tables.</param>
/// <param name="Version">The version that the build asked for.</param>
public sealed record AbsentPeer(string Id, string Name, string Version, string Reason)
{
    /// <summary>True if somebody who names a serializer means a row of the library.</summary>
    public bool IsMeantBy(string serializer) =>
        new[] { new PeerId(Id), Id, Name }.Contains(serializer.Split(':', '+')[0], StringComparer.OrdinalIgnoreCase);

    public override string ToString() => $"{Name} {Version}: {Reason}";
}

/// <summary>The file of a measured library.</summary>
/// <param name="Id">The name of the package or assembly.</param>
public sealed record LibraryOrigin(string Id, string Version, string File, string Sha256)
{
    private const string OwnPrefix = "SerBench.";

    /// <summary>True if the library is part of this project.</summary>
    [JsonIgnore]
    public bool IsOwn => Id.StartsWith(OwnPrefix, StringComparison.Ordinal);

    /// <summary>True if the package has no signature: then it was not packed by its publisher, but from sources of the same version.</summary>
    public bool IsUnsigned { get; init; }

    /// <summary>How the library had to be set up on the build's feed; null if as its authors recommend.</summary>
    public string? Setup { get; init; }

    /// <summary>The name of the library in tables.</summary>
    [JsonIgnore]
    public string Short => $"{SetUp}{(IsUnsigned ? " (built from sources)" : "")}";

    private string SetUp => $"{Id} {Version.Split('+')[0]}{(Setup is null ? "" : $" ({Setup})")}";

    public override string ToString() => $"{SetUp}, SHA-256 {Sha256}{(IsUnsigned ? ", from a package without signature, built from sources" : "")}";
}
