namespace SerBench.Engine.Judging;

// What is known of a row beside its times. What was measured outranks the word of a card or of a serializer.
public static class Qualities
{
    private const string Root = "root";
    private const string Shrinking = "remove";

    private static readonly string[] Growing = ["add-end", "add-middle"];

    public static bool IsUnharmed(CellId cell, RunRecord record) => record.ScoreOf(cell) is { Bad: 0 };

    // For a property of --only.
    public static bool Has(string property, CellId cell, RunRecord record) => property switch
    {
        Question.Safe => SerializerOf(cell, record).IsSafeOn(record.ScoreOf(cell)),
        Question.Portable => LibraryCard.Find(cell.Serializer) is { Languages: not null } && Has(Question.Evolving, cell, record),
        _ => ChangesOf(cell.Serializer, record) is { } tried
            ? tried.Where(IsGrowing).All(change => change.Compatibility == EvolutionCell.Full)
            : LibraryCard.Find(cell.Serializer)?.SurvivesChanges ?? !SerializerOf(cell, record).IsSameType,
    };

    // Of a member that is added or removed; null if no measured change adds one, as with two versions of a type that the user gave.
    public static IReadOnlyList<EvolutionCell>? ChangesOf(string serializer, RunRecord record) =>
        record.Evolution?.Find(serializer) is { } row && row.Cells.Any(change => change.Place == Root && IsGrowing(change))
            ? [.. row.Cells.Where(change => change.Place == Root && (IsGrowing(change) || change.Change == Shrinking))]
            : null;

    public static bool IsGrowing(EvolutionCell change) => Growing.Contains(change.Change);

    private static SerializerRecord SerializerOf(CellId cell, RunRecord record) =>
        record.Serializers.First(serializer => serializer.Id == cell.Serializer);
}

// What damaged messages of all models of a run did to a reader.
/// <param name="Crashes">the process died; also in Bad.</param>
public sealed record Harm(long Inputs, long Bad, long Crashes)
{
    // Null if nobody attacked it.
    public static Harm? Of(string serializer, RunRecord record)
    {
        AttackScore[] scores =
        [
            .. record.Cells.Where(cell => cell.Serializer == serializer && cell.Status == CellStatus.Verified).Select(cell => cell.Model)
                .Distinct()
                .Select(model => record.Attack?.Find(serializer, model)).OfType<AttackScore>(),
        ];
        return scores.Length == 0 ? null : new Harm(
            scores.Sum(score => score.Inputs),
            scores.Sum(score => score.Bad),
            scores.Sum(score => score.Crashes));
    }
}
