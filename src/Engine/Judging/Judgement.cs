namespace SerBench.Engine.Judging;

public sealed record Judgement(
    LinkModes Data, Question Question, Race Race, IReadOnlyList<LinkMode> Modes, IReadOnlyList<CellId> Untimed)
{
    private const int MostNames = 4;

    public LinkMode Best => Find(Race.Leader);

    public double Total => Best.TotalOf(Question);

    public bool IsLibrary => Best.Class == RowClass.Library;

    public bool IsCut => Untimed.Count > 0;

    public LinkMode? Winner => Race.Open.Count == 0 && !IsCut ? Best : null;

    public IEnumerable<LinkMode> Leading => Race.Leading.Select(Find);

    public IEnumerable<LinkMode> Next => Race.Next.Select(Find);

    public IEnumerable<LinkMode> Equal => Race.Equal.Select(Find);

    public string Names => Race.Open.Count < MostNames
        ? string.Join(" or ", Leading.Select(Marked))
        : $"{string.Join(" or ", Leading.Take(MostNames - 1).Select(Marked))} or {Race.Open.Count + 2 - MostNames} others";

    // The fastest mode, and a second mode if only that mode is not yet proven slower or equal.
    public IEnumerable<LinkMode> Said => Race.Open.Count == 1 ? Leading : [Best];

    // If A is the fastest serializer, "A ~3" means that three others may be as fast, and "A +2" that two others are proven equal.
    public string Brief(string figure = "") =>
        SerializerNames.Spoken(Best.Cell.Serializer) + Best.MarkOfFolds + figure
        + (Race.Open.Count > 0 ? $" ~{Race.Open.Count}" : "") + (Race.Equal.Count > 0 ? $" +{Race.Equal.Count}" : "");

    public string AllNames => string.Join(", ", Leading.Select(Marked));

    public string EqualNames => string.Join(", ", Equal.Select(Marked));

    public string NearNames => string.Join(", ", Race.Near.Select(Find).Select(Marked));

    public string Timed =>
        $"{Modes.Count} of {Modes.Count + Untimed.Count} {(IsLibrary ? "libraries" : "modes")}";

    public double Times(LinkMode mode) => mode.TotalOf(Question) / Total;

    private LinkMode Find(Contestant contestant) => Modes.First(mode => mode.ShortName == contestant.Name);

    private static string Marked(LinkMode mode) => mode.ShortName + mode.MarkOfFolds;
}
