namespace SerBench.Benchmarks.Features.Reports;

// The risks of a library: measured by the run, or else taken from the library's card.
internal static class Risks
{
    private const string Root = "root";
    private const int DaysOfRest = 365;

    private static readonly string[] Growing = ["add-end", "add-middle"];
    private const string Shrinking = "remove";

    public static bool IsAttacked(CellId cell, RunRecord record) => record.ScoreOf(cell) is not null;

    public static bool IsUnharmed(CellId cell, RunRecord record) => record.ScoreOf(cell) is { Bad: 0 };

    // For a property of --only. If not measured, the card or the serializer decides.
    public static bool Has(string property, CellId cell, RunRecord record) => property switch
    {
        Question.Safe => SerializerOf(cell, record).IsSafeOn(record.ScoreOf(cell)),
        Question.Portable => LibraryCard.Find(cell.Serializer) is { Languages: not null } && Has(Question.Evolving, cell, record),
        _ => EvolutionOf(cell.Serializer, record) is { } tried
            ? tried.Where(IsGrowing).All(change => change.Compatibility == EvolutionCell.Full)
            : LibraryCard.Find(cell.Serializer)?.SurvivesChanges ?? !SerializerOf(cell, record).IsSameType,
    };

    public static IReadOnlyList<string> Of(IReadOnlyList<CellId> cells, RunRecord record)
    {
        CellId cell = cells[0];
        LibraryCard? card = LibraryCard.Find(cell.Serializer);
        string?[] facts =
        [
            SayHarm([.. cells.Select(record.ScoreOf).OfType<AttackScore>()]),
            card?.UntrustedData is { } quote ? $"its authors on untrusted data: {quote.Words}" : null,
            EvolutionOf(cell.Serializer, record) is { } tried ? SayChanges(tried) : card?.ChangeTrap,
            SayAhead(record.Aot?.Find(cell.Serializer)),
            card is { Advisories: { Count: > 0 } advisories } ? SayAdvisories(advisories) : null,
            card?.LastRelease is { Day: { } day } release && DateOnly.TryParse(day, out DateOnly last)
                && DateOnly.FromDateTime(record.Started.UtcDateTime).DayNumber - last.DayNumber > DaysOfRest
                ? $"last release {release.Version} on {day}" : null,
            card?.AuthorsAnswer is { } answer ? $"its authors answer: {answer.Words}" : null,
        ];
        return [.. facts.OfType<string>()];
    }

    private static SerializerRecord SerializerOf(CellId cell, RunRecord record) =>
        record.Serializers.First(serializer => serializer.Id == cell.Serializer);

    private static string SayHarm(AttackScore[] scores)
    {
        string inputs = $"{scores.Sum(score => score.Inputs):#,##0} damaged messages";
        AttackScore[] harmed = [.. scores.Where(score => score.Bad > 0)];
        string where = harmed.Length < scores.Length ? $" ({string.Join(", ", harmed.Select(score => score.Model))})" : "";
        return scores.Length == 0 ? "not attacked"
            : harmed.Length == 0 ? $"{inputs}, no harm"
            : $"harmed by {harmed.Sum(score => score.Bad):#,##0} of {inputs}{where}";
    }

    private static string? SayAhead(AotRow? row) => row switch
    {
        { Outcome: AotOutcome.Yes } => "runs compiled ahead of time",
        { Outcome: AotOutcome.WithWarnings } => $"runs compiled ahead of time, with {row.Warnings.Values.Sum():#,##0} warnings",
        { Outcome: AotOutcome.No } => $"does not run compiled ahead of time ({row.Reason})",
        _ => null,
    };

    private static string? SayChanges(EvolutionCell[] tried)
    {
        string?[] facts =
        [
            tried.Any(change => IsGrowing(change) && change.Forward == EvolutionCell.Refused)
                ? "old readers refuse messages with a new member" : null,
            tried.Any(change => !IsGrowing(change) && change.Forward == EvolutionCell.Refused)
                ? "old readers refuse messages that lack a member which was removed" : null,
            Array.Exists(tried, change => change.IsMisread) ? "another version of the type may be misread" : null,
        ];
        return facts.OfType<string>().Any() ? string.Join(", ", facts.OfType<string>()) : null;
    }

    private static bool IsGrowing(EvolutionCell change) => Growing.Contains(change.Change);

    private static string SayAdvisories(IReadOnlyList<Advisory> advisories)
    {
        string? mended = advisories.Select(advisory => advisory.MendedIn).Distinct().Count() == 1 ? advisories[0].MendedIn : null;
        return $"{(advisories.Count == 1 ? "an advisory" : "advisories")}: "
            + string.Join("; ", advisories.Select(
                advisory => $"{advisory.Id} ({(advisory.Day is null ? "" : $"{advisory.Day}, ")}{advisory.Source})"))
            + (mended is null ? "" : $", {(advisories.Count > 1 ? "all " : "")}mended in {mended}");
    }

    // Null if no measured change adds a member, as with two versions of a type that the user gave.
    private static EvolutionCell[]? EvolutionOf(string serializer, RunRecord record) =>
        record.Evolution?.Find(serializer) is { } row && row.Cells.Any(change => change.Place == Root && IsGrowing(change))
            ? [.. row.Cells.Where(change => change.Place == Root && (IsGrowing(change) || change.Change == Shrinking))]
            : null;
}
