namespace SerBench.Benchmarks.Features.Reports;

// The risks of a library: measured by the run, or else taken from the library's card.
internal static class Risks
{
    private const int DaysOfRest = 365;

    public static IReadOnlyList<string> Of(string serializer, RunRecord record)
    {
        LibraryCard? card = LibraryCard.Find(serializer);
        string?[] facts =
        [
            SayHarm(Harm.Of(serializer, record), card is { IsGuarded: true } ? " behind limits that SerBench adds" : ""),
            card?.UntrustedData is { } quote ? $"its authors on untrusted data: {quote.Words}" : null,
            Qualities.ChangesOf(serializer, record) is { } tried ? SayChanges(tried) : card?.ChangeTrap,
            SayAhead(record.Aot?.Find(serializer)),
            card is { Advisories: { Count: > 0 } advisories } ? SayAdvisories(advisories) : null,
            card?.LastRelease is { Day: { } day } release && DateOnly.TryParse(day, out DateOnly last)
                && DateOnly.FromDateTime(record.Started.UtcDateTime).DayNumber - last.DayNumber > DaysOfRest
                ? $"last release {release.Version} on {day}" : null,
            card?.AuthorsAnswer is { } answer ? $"its authors answer: {answer.Words}" : null,
        ];
        return [.. facts.OfType<string>()];
    }

    private static string SayHarm(Harm? harm, string guard) => harm switch
    {
        null => "not attacked",
        { Bad: 0 } => $"{harm.Inputs:#,##0} damaged messages{guard}, no harm",
        _ => $"harmed by {harm.Bad:#,##0} of {harm.Inputs:#,##0} damaged messages{guard}"
            + (harm.Crashes > 0 ? $", {harm.Crashes:#,##0} of them crashes" : "")
            + $" ({string.Join(", ", harm.Where)})",
    };

    private static string? SayAhead(AotRow? row) => row switch
    {
        { Outcome: AotOutcome.Yes } => "runs compiled ahead of time",
        { Outcome: AotOutcome.WithWarnings } => $"runs compiled ahead of time, with {row.Warnings.Values.Sum():#,##0} warnings",
        { Outcome: AotOutcome.No } => $"does not run compiled ahead of time ({row.Reason})",
        _ => null,
    };

    private static string? SayChanges(IReadOnlyList<EvolutionCell> tried)
    {
        string?[] facts =
        [
            tried.Any(change => Qualities.IsGrowing(change) && change.Forward == EvolutionCell.Refused)
                ? "old readers refuse messages with a new member" : null,
            tried.Any(change => !Qualities.IsGrowing(change) && change.Forward == EvolutionCell.Refused)
                ? "old readers refuse messages that lack a member which was removed" : null,
            tried.Any(change => change.IsMisread) ? "another version of the type may be misread" : null,
        ];
        return facts.OfType<string>().Any() ? string.Join(", ", facts.OfType<string>()) : null;
    }

    private static string SayAdvisories(IReadOnlyList<Advisory> advisories) => $"{(advisories.Count == 1 ? "an advisory" : "advisories")}: "
        + string.Join("; ", advisories.GroupBy(advisory => advisory.MendedIn).Select(group =>
            string.Join(", ", group.Select(one => $"{one.Id} ({(one.Day is null ? "" : $"{one.Day}, ")}{one.Source})"))
            + (group.Key is null ? "" : $", mended in {group.Key}")));
}
