namespace SerBench.Benchmarks.Features.Reports;

internal static class SafetyTable
{
    private const int DaysOfRest = 365;
    private const string ReadEachOther = "read each other";

    public static string WordsOf(RunRecord record) =>
        "Failed on: random damage made it crash, hang, throw an undocumented exception, take much memory, or give a value that changes "
        + "when written again. *: behind limits that SerBench adds. Versions: does code with one member more or less read it?"
        + (record.Attack is { } attack ? $" Scores: {Path.GetFileName(attack.Source)}." : " Nobody attacked it in this run.");

    public static TextTable Create(RunRecord record) => TextTable.Of(
        from cell in Contest.OfAll(record)
        where LibraryCard.Find(cell.Serializer) is not null
        group cell by cell.Serializer into same
        let harm = Harm.Of(same.Key, record)
        orderby (double?)harm?.Bad / harm?.Inputs ?? 1, same.Key
        select new Risks(same.Key, LibraryCard.Find(same.Key)!, harm),
        record.Aot is null ? 3 : 4,
        [
            ("library", row => SerializerNames.ShortOf(row.Id) + (row.Card.IsGuarded ? " *" : "")),
            ("versions", row => SayChanges(row.Id, record) ?? row.Card.ChangeTrap ?? (row.Card.SurvivesChanges ? ReadEachOther : "")),
            .. record.Aot is { } aot
                ? new (string, Func<Risks, string>)[] { ("ahead of time", row => aot.Find(row.Id)?.Word ?? "") } : [],
            ("no release since", row => DateOnly.TryParse(row.Card.LastRelease?.Day, out DateOnly last)
                && DateOnly.FromDateTime(record.Started.UtcDateTime).DayNumber - last.DayNumber > DaysOfRest ? $"{last:yyyy-MM}" : ""),
            ("failed on", row => row.Harm is null ? "not attacked" : $"{row.Harm.Bad:#,##0}"),
            ("damaged messages", row => $"{row.Harm?.Inputs:#,##0}"),
            ("crashes", row => $"{row.Harm?.Crashes:#,##0}"),
        ]);

    public static string WarningsOf(string serializer, RunRecord record)
    {
        string guard = LibraryCard.Find(serializer) is { IsGuarded: true } ? " behind limits that SerBench adds" : "";
        string? changes = SayChanges(serializer, record);
        string?[] warnings =
        [
            Harm.Of(serializer, record) is { Bad: > 0 } harm
                ? $"failed on {harm.Bad:#,##0} of {harm.Inputs:#,##0} damaged messages{guard}"
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
            + (same.Key is null ? "" : $", fixed in {same.Key}"))) + ".";

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
            (IsRefused(isGrowing: true), IsRefused(isGrowing: false)) switch
            {
                (true, true) => "old readers refuse new and removed members",
                (true, false) => "old readers refuse a new member",
                (false, true) => "old readers refuse a removed member",
                _ => null,
            },
            tried.Any(change => change.IsMisread) ? "may be misread" : null,
        ];
        return facts.OfType<string>().Any() ? string.Join(", ", facts.OfType<string>()) : ReadEachOther;
    }

    private sealed record Risks(string Id, LibraryCard Card, Harm? Harm);
}
