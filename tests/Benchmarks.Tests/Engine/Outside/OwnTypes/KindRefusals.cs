namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The kinds that serializers refuse: a line of kind-refusals.txt has the beginnings of their names, words of the reason, and the kinds.
internal static class KindRefusals
{
    private static readonly (string[] Rows, string Reason, string[] Kinds)[] All =
    [
        .. Clone.Read("tests/Benchmarks.Tests/Engine/Outside/OwnTypes/kind-refusals.txt").TrimEnd().Split('\n')
            .Select(line => line.Split(": "))
            .Select(parts => (parts[0].Split(' '), parts[1], parts[2].Split(", "))),
    ];

    // Words of the reason for which a serializer refuses a kind; null if it carries the kind.
    public static string? Find(string serializer, string kind) => All.FirstOrDefault(one =>
        one.Kinds.Contains(kind) && Array.Exists(one.Rows, row => serializer.StartsWith(row, StringComparison.Ordinal))).Reason;
}
