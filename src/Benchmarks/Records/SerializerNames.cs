using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Records;

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

    /// <summary>What the ids that share a line have in common: the format of a mode; of all else the id itself.</summary>
    public static string GroupOf(string serializer) =>
        SerializerName.Parse(serializer) is { IsPlain: true, Access.Length: > 0, Format: not ("peer" or "tree") } name ? name.Format : serializer;

    private static string JoinGroup(string format, string[] serializers) => serializers.Length == 1
        ? serializers[0]
        : $"{format}/{string.Join(',', serializers.Select(serializer => SerializerName.Parse(serializer).Access))}";
}
