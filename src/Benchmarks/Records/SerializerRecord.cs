using System.Text.Json.Serialization;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Records;

/// <summary>What a run says of a serializer.</summary>
/// <param name="Library">The <see cref="LibraryOrigin.Id"/> of the file it comes from; null when that is not known.</param>
public sealed record SerializerRecord(string Id, string Title, SerializerFamily Family, IReadOnlyList<string> Traits, string? Library)
{
    public static SerializerRecord Of(ISerializer serializer, string? library) =>
        new(serializer.Id, serializer.Title, serializer.Family, NamesOf(serializer.Traits), library);

    private static string[] NamesOf(Traits traits) =>
        [.. Enum.GetValues<Traits>().Where(trait => trait != Formats.Contracts.Traits.None && traits.HasFlag(trait)).Select(KebabCase.Of)];
}

/// <summary>How texts name serializers.</summary>
public static class SerializerNames
{
    /// <summary>The id, and the title where it says more: a published name of its own, or how a library is used.</summary>
    public static string WithTitle(SerializerRecord serializer) =>
        serializer.Title == serializer.Id || (serializer.Family != SerializerFamily.Peer && serializer.Title.Contains(',', StringComparison.Ordinal))
            ? serializer.Id
            : $"{serializer.Id} ({serializer.Title})";

    /// <summary>Several ids in short: accesses of one format share its name, as in <c>ignite/compiled,reflection</c>.</summary>
    public static string Join(IEnumerable<string> serializers) =>
        string.Join(", ", serializers.Distinct().GroupBy(GroupOf).Select(group => JoinGroup(group.Key, [.. group])));

    /// <summary>The ids of accesses of one format that <see cref="Join"/> put into one text.</summary>
    public static IEnumerable<string> Split(string joined)
    {
        int accesses = joined.IndexOf('/') + 1;
        return joined[accesses..].Split(',').Select(access => joined[..accesses] + access);
    }

    /// <summary>What the ids that share a line have in common: the format of a mode; of all else the id itself.</summary>
    public static string GroupOf(string serializer) =>
        SerializerName.Parse(serializer) is { IsPlain: true, Access.Length: > 0, Format: not ("peer" or "tree") } name ? name.Format : serializer;

    private static string JoinGroup(string format, string[] serializers) => serializers.Length == 1
        ? serializers[0]
        : $"{format}/{string.Join(',', serializers.Select(serializer => SerializerName.Parse(serializer).Access))}";
}

/// <summary>An official library that this build lacks.</summary>
/// <param name="Id">Its package.</param>
/// <param name="Name">What tables call it.</param>
/// <param name="Version">The version that was asked for.</param>
public sealed record AbsentPeer(string Id, string Name, string Version, string Reason)
{
    public override string ToString() => $"{Name} {Version}: {Reason}";
}

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
