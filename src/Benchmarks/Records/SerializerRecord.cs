using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

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

/// <summary>Names of serializers for texts.</summary>
public static class SerializerNames
{
    /// <summary>Stands after names of serializers whose messages only the same type can read.</summary>
    public const string SameTypeMark = "\u2020";

    /// <summary>The words for <see cref="SameTypeMark"/>.</summary>
    public const string SameTypeWords = $"{SameTypeMark}: only the type that wrote a message can read it, so the type may not get a further member while messages live.";

    /// <summary>
    /// The id, followed by the title if it says more, such as a published name or the way in which a library is used, and by a mark if the serializer is of the same type only.
    /// </summary>
    public static string WithTitle(SerializerRecord serializer)
    {
        bool isTitled = serializer.Title != serializer.Id && (serializer.Family == SerializerFamily.Peer || !serializer.Title.Contains(',', StringComparison.Ordinal));
        return $"{serializer.Id}{(isTitled ? $" ({serializer.Title})" : "")}{MarkOf(serializer)}";
    }

    /// <summary>The id, followed by a mark if the serializer is of the same type only.</summary>
    public static string Marked(SerializerRecord serializer) => serializer.Id + MarkOf(serializer);

    private static string MarkOf(SerializerRecord serializer) => serializer.IsSameType ? " " + SameTypeMark : "";

    /// <summary>Shortens several ids: the accesses of one format share its name, as in <c>ignite/compiled,reflection</c>.</summary>
    public static string Join(IEnumerable<string> serializers) =>
        string.Join(", ", serializers.Distinct().GroupBy(GroupOf).Select(group => JoinGroup(group.Key, [.. group])));

    /// <summary>Splits a text of <see cref="Join"/> for one format into the ids of its accesses.</summary>
    public static IEnumerable<string> Split(string joined)
    {
        int accesses = joined.IndexOf('/') + 1;
        return joined[accesses..].Split(',').Select(access => joined[..accesses] + access);
    }

    /// <summary>The id of a library without the way of using it: <c>peer/Nino</c> for <c>peer/Nino:sealed</c>.</summary>
    public static string LibraryOf(string serializer) => serializer.Split(':')[0];

    /// <summary>The group of an id; the ids of a group share a line. The group of a mode is its format. Every other id is its own group.</summary>
    public static string GroupOf(string serializer) =>
        SerializerName.Parse(serializer) is { IsPlain: true, Access.Length: > 0, Format: not ("peer" or "tree") } name ? name.Format : serializer;

    private static string JoinGroup(string format, string[] serializers) => serializers.Length == 1
        ? serializers[0]
        : $"{format}/{string.Join(',', serializers.Select(serializer => SerializerName.Parse(serializer).Access))}";
}

/// <summary>An official library that this build lacks.</summary>
/// <param name="Id">The name of the package.</param>
/// <param name="Name">The name of the library in tables.</param>
/// <param name="Version">The version that the build asked for.</param>
public sealed record AbsentPeer(string Id, string Name, string Version, string Reason)
{
    /// <summary>True if somebody who names a serializer means a row of the library.</summary>
    public bool IsMeantBy(string serializer) =>
        new[] { $"peer/{Id}", Id, Name }.Contains(serializer.Split(':', '+')[0], StringComparer.OrdinalIgnoreCase);

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

    /// <summary>The name of the library in tables.</summary>
    [JsonIgnore]
    public string Short => $"{Id} {Version.Split('+')[0]}{(IsUnsigned ? " (built from sources)" : "")}";

    public override string ToString() => $"{Id} {Version.Split('+')[0]}, SHA-256 {Sha256}{(IsUnsigned ? ", from a package without signature, built from sources" : "")}";
}
