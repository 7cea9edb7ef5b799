namespace SerBench.Benchmarks.Features.Reports;

// The risks of each library: measured by the run, or else taken from the library's card.
internal static class SafetyTable
{
    private const int DaysOfRest = 365;
    private const string ReadEachOther = "read each other";

    public static string WordsOf(RunRecord record) =>
        "Failed: a damaged message made it crash, hang, throw a foreign exception, take much memory, or give a value that changes "
        + "again. *: behind limits that SerBench adds. Versions: of a type, one member apart."
        + (record.Attack is { } attack ? $" Scores: {attack.Source}." : " Nobody attacked it in this run.");

    public static TextTable Create(RunRecord record) => TextTable.Of(
        from cell in Contest.OfAll(record)
        where LibraryCard.Find(cell.Serializer) is not null
        group cell by cell.Serializer into same
        let harm = Harm.Of(same.Key, record)
        orderby (double?)harm?.Bad / harm?.Inputs ?? 1, same.Key
        select (Id: same.Key, Card: LibraryCard.Find(same.Key)!, Harm: harm),
        4,
        ("library", row => SerializerNames.ShortOf(row.Id) + (row.Card.IsGuarded ? " *" : "")),
        ("versions", row => SayChanges(row.Id, record) ?? row.Card.ChangeTrap ?? (row.Card.SurvivesChanges ? ReadEachOther : "")),
        ("ahead of time", row => record.Aot?.Find(row.Id)?.Word ?? ""),
        ("no release since", row => DateOnly.TryParse(row.Card.LastRelease?.Day, out DateOnly last)
            && DateOnly.FromDateTime(record.Started.UtcDateTime).DayNumber - last.DayNumber > DaysOfRest ? $"{last:yyyy-MM}" : ""),
        ("failed", row => row.Harm is null ? "not attacked" : $"{row.Harm.Bad:#,##0}"),
        ("of damaged", row => $"{row.Harm?.Inputs:#,##0}"),
        ("crashes", row => $"{row.Harm?.Crashes:#,##0}"));

    // As the end of a sentence; empty if there are none.
    public static string WarningsOf(string serializer, RunRecord record)
    {
        string guard = LibraryCard.Find(serializer) is { IsGuarded: true } ? " behind limits that SerBench adds" : "";
        string? changes = SayChanges(serializer, record);
        string?[] warnings =
        [
            Harm.Of(serializer, record) is { Bad: > 0 } harm
                ? $"{harm.Bad:#,##0} of {harm.Inputs:#,##0} damaged messages failed{guard}"
                    + (harm.Crashes > 0 ? $", {harm.Crashes:#,##0} crashes" : "")
                : null,
            changes is null or ReadEachOther ? null : $"versions of a type: {changes}",
        ];
        return string.Join("; ", warnings.OfType<string>());
    }

    public static IEnumerable<string> Advisories(RunRecord record) =>
        from library in Contest.OfAll(record).Select(cell => LibraryCard.Find(cell.Serializer)).OfType<LibraryCard>().Distinct()
        where library.Advisories.Count > 0
        let mended = library.Advisories.GroupBy(advisory => advisory.MendedIn)
        select $"{library.Package}, advisories: " + string.Join("; ", mended.Select(same =>
            string.Join(", ", same.Select(one => $"{one.Id} ({(one.Day is null ? "" : $"{one.Day}, ")}{one.Source})"))
            + (same.Key is null ? "" : $", mended in {same.Key}"))) + ".";

    // Null if nobody tried.
    private static string? SayChanges(string serializer, RunRecord record)
    {
        if (Qualities.ChangesOf(serializer, record) is not { } tried)
        {
            return null;
        }

        bool IsRefused(bool isGrowing) =>
            tried.Any(change => Qualities.IsGrowing(change) == isGrowing && change.Forward == EvolutionCell.Refused);
        string?[] facts =
        [
            IsRefused(isGrowing: true) ? "old readers refuse a new member" : null,
            IsRefused(isGrowing: false) ? "old readers refuse a lost member" : null,
            tried.Any(change => change.IsMisread) ? "may be misread" : null,
        ];
        return facts.OfType<string>().Any() ? string.Join(", ", facts.OfType<string>()) : ReadEachOther;
    }
}
