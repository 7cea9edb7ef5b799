using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary>What speaks against a library besides its price: measured where the run knows it, else from the library's card.</summary>
internal static class Risks
{
    private const string Root = "root";
    private const int DaysOfRest = 365;

    // The changes that grow a type, and one that shrinks it.
    private static readonly string[] Growing = ["add-end", "add-middle"];
    private const string Shrinking = "remove";

    public static bool IsAttacked(CellId cell, RunRecord record) => record.Attack?.Find(cell.Serializer, cell.Model) is not null;

    /// <summary>True if the library was attacked, and no damaged message harmed it.</summary>
    public static bool IsUnharmed(CellId cell, RunRecord record) => record.Attack?.Find(cell.Serializer, cell.Model) is { Bad: 0 };

    /// <summary>True if other languages read the messages, and old and new versions of the type read each other's.</summary>
    public static bool IsPortable(CellId cell, RunRecord record) =>
        LibraryCard.Find(cell.Serializer) is { Languages: not null } card
        && (EvolutionOf(cell, record) is { } tried ? tried.Where(IsGrowing).All(change => change.Compatibility == EvolutionCell.Full) : card.SurvivesChanges);

    /// <summary>The facts, each as a clause.</summary>
    public static IReadOnlyList<string> Of(CellId cell, RunRecord record)
    {
        LibraryCard? card = LibraryCard.Find(cell.Serializer);
        string?[] facts =
        [
            SayHarm(record.Attack?.Find(cell.Serializer, cell.Model)),
            card?.UntrustedData is { } quote ? $"its authors on untrusted data: {quote.Words}" : null,
            EvolutionOf(cell, record) is { } tried ? SayChanges(tried) : card?.ChangeTrap,
            card is { Advisories: { Count: > 0 } advisories } ? SayAdvisories(advisories) : null,
            card?.LastRelease is { Day: { } day } release && DateOnly.TryParse(day, out DateOnly last)
                && DateOnly.FromDateTime(record.Started.UtcDateTime).DayNumber - last.DayNumber > DaysOfRest ? $"last release {release.Version} on {day}" : null,
        ];
        return [.. facts.OfType<string>()];
    }

    private static string SayHarm(AttackScore? score) => score switch
    {
        null => "not attacked",
        { Bad: 0 } => $"{score.Inputs:#,##0} damaged messages, no harm",
        _ => $"harmed by {score.Bad:#,##0} of {score.Inputs:#,##0} damaged messages",
    };

    private static string? SayChanges(EvolutionCell[] tried)
    {
        string?[] facts =
        [
            tried.Any(change => IsGrowing(change) && change.Forward == EvolutionCell.Refused) ? "old readers refuse messages with a new member" : null,
            tried.Any(change => !IsGrowing(change) && change.Forward == EvolutionCell.Refused) ? "old readers refuse messages without a member" : null,
            Array.Exists(tried, change => change.IsMisread) ? "another version of the type may be misread" : null,
        ];
        return facts.OfType<string>().Any() ? string.Join(", ", facts.OfType<string>()) : null;
    }

    private static bool IsGrowing(EvolutionCell change) => Growing.Contains(change.Change);

    private static string SayAdvisories(IReadOnlyList<Advisory> advisories)
    {
        string? mended = advisories.Select(advisory => advisory.MendedIn).Distinct().Count() == 1 ? advisories[0].MendedIn : null;
        return $"{(advisories.Count == 1 ? "an advisory" : "advisories")}: "
            + string.Join("; ", advisories.Select(advisory => advisory.Day is null ? advisory.Id : $"{advisory.Id} ({advisory.Day})"))
            + (mended is null ? "" : $", mended in {mended}");
    }

    // The changes of the type itself, if the library's answer to them was measured.
    private static EvolutionCell[]? EvolutionOf(CellId cell, RunRecord record) =>
        record.Evolution?.Find(cell.Serializer) is { Cells.Count: > 0 } row ? [.. row.Cells.Where(change => change.Place == Root && (IsGrowing(change) || change.Change == Shrinking))] : null;
}
