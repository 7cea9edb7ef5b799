namespace SerBench.Benchmarks.Base.Records;

public static class SerializerNames
{
    /// <summary>Marks serializers whose messages only the same type can read.</summary>
    public const string SameTypeMark = "\u2020";

    public const string SameTypeWords =
        $"{SameTypeMark}: only the type that wrote a message can read it, so the type may not get a further member while messages live.";

    /// <summary>The id, then the title if it has a published name or a way of use, then <see cref="SameTypeMark"/> if it applies.</summary>
    public static string WithTitle(SerializerRecord serializer)
    {
        bool isTitled = serializer.Title != serializer.Id
            && (serializer.Family == SerializerFamily.Peer || !serializer.Title.Contains(','));
        return $"{serializer.Id}{(isTitled ? $" ({serializer.Title})" : "")}{MarkOf(serializer)}";
    }

    /// <summary>The id, then <see cref="SameTypeMark"/> if it applies.</summary>
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

    /// <summary>The id of a library without its kind: <c>Nino:sealed</c> for <c>peer/Nino:sealed</c>; any other id as it is.</summary>
    public static string ShortOf(string serializer) =>
        serializer.StartsWith(PeerId.Prefix, StringComparison.Ordinal) ? serializer[PeerId.Prefix.Length..] : serializer;

    /// <summary>The ids of a group share a line. The group of a mode is its format; every other id is its own group.</summary>
    public static string GroupOf(string serializer) =>
        SerializerName.Parse(serializer) is { IsPlain: true, Access.Length: > 0, Format: not ("peer" or "tree") } name
            ? name.Format
            : serializer;

    private static string JoinGroup(string format, string[] serializers) => serializers.Length == 1
        ? serializers[0]
        : $"{format}/{string.Join(',', serializers.Select(serializer => SerializerName.Parse(serializer).Access))}";
}
