namespace SerBench.Benchmarks.Features.Evolution;

internal static class EvolutionTable
{
    private static readonly Dictionary<string, string> Short = new()
    {
        ["right"] = "ok",
        ["default"] = "dflt",
        ["refused"] = "no",
        ["lost"] = "LOST",
        ["wrong"] = "WRONG",
        [EvolutionCell.NotOffered] = "-",
    };

    private static readonly string[] Words = ["FULL", "BACKWARD", "FORWARD", "NONE"];

    public const string Legend =
        "Each cell: BACKWARD, old messages read by the new version / FORWARD, new messages read by the old version. "
        + "ok: every value is right, and one that was not written has its default. "
        + "dflt: the changed member alone has its default instead of its value. no: the reader refuses. "
        + "LOST: members that did not change have defaults, in silence. "
        + "WRONG: a member has a value that nobody wrote to it, in silence. One word stands for both ways.";

    public static TextTable Create(EvolutionRecord record, string place)
    {
        EvolutionChange[] changes = [.. record.Changes.Where(change => record.Rows.Any(row => Find(row, change.Id, place) is not null))];
        string last = changes.Length == 1 ? "compatibility" : "FULL";
        var table = new TextTable(["serializer", .. changes.Select(change => change.Title), last]) { TextColumns = changes.Length + 1 };
        foreach (EvolutionRow row in record.Rows.Where(row => IsShown(row, place)))
        {
            EvolutionCell?[] cells = [.. changes.Select(change => Find(row, change.Id, place))];
            string compatibility = cells is [{ } only]
                ? only.Compatibility
                : $"{cells.Count(cell => cell?.Compatibility == EvolutionCell.Full)} of {cells.Count(cell => cell is not null)}";
            table.Add([row.Name, .. cells.Select(TextOf), compatibility]);
        }

        return table;
    }

    public static IEnumerable<(string Place, string Heading)> PlacesOf(EvolutionRecord record) =>
        ChangePlaces.Headings.Where(place => record.Rows.Any(row => IsShown(row, place.Id)));

    public static TextTable Summarize(EvolutionRecord record)
    {
        var table = new TextTable(["serializer", "FULL", "BACKWARD", "FORWARD", "none", "misread in silence"]) { TextColumns = 6 };
        foreach (EvolutionRow row in record.Rows.Where(row => row.Cells.Count > 0))
        {
            string[] misread =
            [
                .. record.Changes.Where(change => row.Cells.Any(cell => cell.Change == change.Id && cell.IsMisread))
                    .Select(change => change.Title),
            ];
            table.Add(
            [
                row.Name,
                .. Words.Select(word => $"{row.Cells.Count(cell => cell.Compatibility == word)}"),
                misread.Length == 0 ? "never" : string.Join("; ", misread),
            ]);
        }

        return table;
    }

    public static IReadOnlyList<string> Conclude(EvolutionRecord record)
    {
        bool isPlanned = record.Rows.SelectMany(row => row.Cells).Any(Qualities.IsGrowing);
        (EvolutionRow Row, EvolutionCell[] Cells)[] tried =
        [
            .. from row in record.Rows
               let cells = row.Cells.Where(cell => !isPlanned || Qualities.IsGrowing(cell)).ToArray()
               where cells.Length > 0
               select (row, cells),
        ];
        string Names(Func<EvolutionCell[], bool> isMeant) =>
            string.Join("; ", tried.Where(one => isMeant(one.Cells)).Select(one => one.Row.Name)) is { Length: > 0 } names ? names : "none";
        string change = isPlanned ? "Adding a member, also in structs and inner classes," : "This change";
        return tried.Length == 0 ? [] :
        [
            $"{change} is safe, for old and new readers, with: "
                + $"{Names(cells => cells.All(cell => cell.Compatibility == EvolutionCell.Full))}.",
            $"{change} makes a reader take wrong values, or lose values, in silence with: "
                + $"{Names(cells => cells.Any(cell => cell.IsMisread))}.",
            .. record.Rows.All(row => Qualities.IsEvolving(row) is null) ? Array.Empty<string>()
                : [$"Members of the type itself may be added, removed and moved with: {SayEvolving(record)}."],
        ];
    }

    public static string SayEvolving(EvolutionRecord record) =>
        string.Join("; ", record.Rows.Where(row => Qualities.IsEvolving(row) == true).Select(row => row.Name)) is { Length: > 0 } names
            ? names
            : "none";

    public static IReadOnlyList<string> PromisesOf(EvolutionRecord record) =>
        [.. record.Rows.Where(row => row.Promise is not null).Select(row => $"{row.Serializer}: {row.Promise} ({row.Source})")];

    public static IReadOnlyList<string> RefusalsOf(EvolutionRecord record) =>
        [.. record.Rows.Where(row => row.Cells.Count == 0).Select(row => $"{row.Name}: {row.Reason}")];

    private static bool IsShown(EvolutionRow row, string place) => place == ChangePlaces.Root
        ? row.Cells.Count > 0
        : row.Cells.Where(cell => cell.Place == place)
            .Any(cell => Find(row, cell.Change, ChangePlaces.Root) is { } root && cell != root with { Place = place });

    private static EvolutionCell? Find(EvolutionRow row, string change, string place) =>
        row.Cells.FirstOrDefault(cell => cell.Change == change && cell.Place == place);

    private static string TextOf(EvolutionCell? cell) => cell is null ? ""
        : cell.Backward == cell.Forward ? Short[cell.Backward]
        : $"{Short[cell.Backward]} / {Short[cell.Forward]}";
}
