namespace SerBench.Engine.Judging;

// What a record shows of one question on one kind of data: the order of the competing modes, and how far it is proven.
/// <param name="Modes">those that compete and were timed.</param>
/// <param name="Untimed">those that compete and lack a time.</param>
public sealed record Judgement(
    LinkModes Data, Question Question, Race Race, IReadOnlyList<LinkMode> Modes, IReadOnlyList<CellId> Untimed)
{
    private const int MostNames = 4;

    public LinkMode Best => Find(Race.Leader);

    public double Total => Best.TotalOf(Question);

    public bool IsLibrary => Best.Class == RowClass.Library;

    // An untimed mode might be the best.
    public bool IsCut => Untimed.Count > 0;

    // Null while it is undecided.
    public LinkMode? Winner => Race.Open.Count == 0 && !IsCut ? Best : null;

    // The leader, and the modes that the launches cannot tell from the leader.
    public IEnumerable<LinkMode> Leading => Race.Leading.Select(Find);

    // To be launched again.
    public IEnumerable<LinkMode> Next => Race.Next.Select(Find);

    public IEnumerable<LinkMode> Equal => Race.Equal.Select(Find);

    // A list that nobody can use is cut; AllNames is not.
    public string Names => Race.Open.Count < MostNames
        ? string.Join(" or ", Leading.Select(Marked))
        : $"{string.Join(" or ", Leading.Take(MostNames - 1).Select(Marked))} or {Race.Open.Count + 2 - MostNames} others";

    // The leader, and the other row if a single one cannot be told from it.
    public IEnumerable<LinkMode> Said => Race.Open.Count == 1 ? Leading : [Best];

    // For a cell of a table, with a figure of the leader: A ~ B or A ~3 if it cannot be told from one or three others, A +2 if two more
    // are proven equal.
    /// <param name="isNarrow">true to count a row that ties, where its name may be too long.</param>
    public string Brief(string figure = "", bool isNarrow = false)
    {
        string[] names = [.. Said.Select(mode => SerializerNames.Spoken(mode.Cell.Serializer) + mode.MarkOfFolds)];
        return names[0] + figure + (Race.Open.Count switch
        {
            0 => "",
            1 when !isNarrow => $" ~ {names[1]}",
            var others => $" ~{others}",
        }) + (Race.Equal.Count > 0 ? $" +{Race.Equal.Count}" : "");
    }

    public string AllNames => string.Join(", ", Leading.Select(Marked));

    public string EqualNames => string.Join(", ", Equal.Select(Marked));

    public string NearNames => string.Join(", ", Race.Near.Select(Find).Select(Marked));

    public string Timed =>
        $"{Modes.Count} of {Modes.Count + Untimed.Count} {(IsLibrary ? "libraries" : "modes")}";

    public double Times(LinkMode mode) => mode.TotalOf(Question) / Total;

    private LinkMode Find(Contestant contestant) => Modes.First(mode => mode.ShortName == contestant.Name);

    private static string Marked(LinkMode mode) => mode.ShortName + mode.MarkOfFolds;
}
