namespace SerBench.Engine.Base.Records;

public static class SerializerNames
{
    public const string SameTypeMark = "\u2020";

    public const string SameTypeWords =
        $"{SameTypeMark}: adding a member breaks stored messages.";

    // The title is added if it says more than the id: a published name, or how the library is called.
    public static string WithTitle(SerializerRecord serializer)
    {
        bool isTitled = serializer.Title != serializer.Id
            && (serializer.Family == SerializerFamily.Peer || !serializer.Title.Contains(','));
        return $"{serializer.Id}{(isTitled ? $" ({serializer.Title})" : "")}{MarkOf(serializer)}";
    }

    public static string Marked(SerializerRecord serializer) => serializer.Id + MarkOf(serializer);

    public static string MarkOf(SerializerRecord serializer) => serializer.IsSameType ? " " + SameTypeMark : "";

    public static string Join(IEnumerable<string> serializers) =>
        string.Join(", ", serializers.Distinct().GroupBy(GroupOf).Select(group => JoinGroup(group.Key, [.. group])));

    public static IEnumerable<string> Split(string joined)
    {
        int accesses = joined.IndexOf('/') + 1;
        return joined[accesses..].Split(',').Select(access => joined[..accesses] + access);
    }

    public static string LibraryOf(string serializer) => serializer.Split(':')[0];

    public static string ShortOf(string serializer) =>
        serializer.StartsWith(PeerId.Prefix, StringComparison.Ordinal) ? serializer[PeerId.Prefix.Length..] : serializer;

    // Returns Nerdbank:trusted for peer/Nerdbank.MessagePack:trusted.
    public static string Spoken(string serializer) =>
        LibraryCard.Find(serializer) is { } card ? card.Spoken + PeerId.Parse(serializer)!.Value.Ending : ShortOf(serializer);

    // Ids such as ignite/compiled and ignite/reflection form the group ignite. Every other id is a group of its own.
    public static string GroupOf(string serializer) =>
        SerializerName.Parse(serializer) is { IsPlain: true, Access.Length: > 0, Format: not ("peer" or "tree") } name
            ? name.Format
            : serializer;

    private static string JoinGroup(string format, string[] serializers) => serializers.Length == 1
        ? serializers[0]
        : $"{format}/{string.Join(',', serializers.Select(serializer => SerializerName.Parse(serializer).Access))}";
}
