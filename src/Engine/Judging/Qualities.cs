namespace SerBench.Engine.Judging;

public static class Qualities
{
    private const string Root = "root";
    private const string Shrinking = "remove";

    private static readonly string[] Growing = ["add-end", "add-middle"];

    private static readonly string[] Usual = [.. Growing, Shrinking, "reorder"];

    public static bool IsUnharmed(CellId cell, RunRecord record) => record.ScoreOf(cell) is { Bad: 0 };

    public static bool Has(string property, CellId cell, RunRecord record) => property switch
    {
        Question.Safe => SerializerOf(cell, record).IsSafeOn(record.ScoreOf(cell)),
        Question.Portable => LibraryCard.Find(cell.Serializer) is { Languages: not null }
            && Survives(cell, record, IsGrowing, hasTraps: true),
        _ => !IsRigid(cell, record)
            && (IsEvolving(cell.Serializer, record) ?? Survives(cell, record, _ => true, hasTraps: false)),
    };

    public static bool IsEvolving(CellId cell, RunRecord record) =>
        IsEvolving(cell.Serializer, record) == true && !IsRigid(cell, record);

    // True if old and new versions read each other after each usual change; null if one of these was not measured.
    public static bool? IsEvolving(string serializer, RunRecord record) =>
        record.Evolution?.Find(serializer) is { } row ? IsEvolving(row) : null;

    public static bool? IsEvolving(EvolutionRow row)
    {
        EvolutionCell[] tried = [.. row.Cells.Where(cell => cell.Place == Root && IsUsual(cell.Change))];
        return tried.Length < Usual.Length ? null : tried.All(cell => cell.Compatibility == EvolutionCell.Full);
    }

    public static bool IsUsual(string change) => Usual.Contains(change);

    public static bool IsTolerant(string serializer) => LibraryCard.FindRow(serializer) is { SurvivesChanges: true };

    public static IReadOnlyList<EvolutionCell>? ChangesOf(string serializer, RunRecord record) =>
        record.Evolution?.Find(serializer) is { } row && row.Cells.Any(change => change.Place == Root && IsGrowing(change))
            ? [.. row.Cells.Where(change => change.Place == Root && (IsGrowing(change) || change.Change == Shrinking))]
            : null;

    public static bool IsGrowing(EvolutionCell change) => Growing.Contains(change.Change);

    /// <param name="hasTraps">true to accept a library that fails when a member is removed or moved.</param>
    private static bool Survives(CellId cell, RunRecord record, Func<EvolutionCell, bool> isAsked, bool hasTraps) =>
        ChangesOf(cell.Serializer, record) is { } tried
            ? tried.Where(isAsked).All(change => change.Compatibility == EvolutionCell.Full)
        : LibraryCard.FindRow(cell.Serializer) is { HasOwnOutcomes: true } row ? row.SurvivesChanges
        : LibraryCard.Find(cell.Serializer) is { } card ? card.SurvivesChanges && (hasTraps || card.ChangeTrap is null)
        : !SerializerOf(cell, record).IsSameType;

    // True if structs of the model are copied raw, so that other versions misread them.
    private static bool IsRigid(CellId cell, RunRecord record) => record.FindCell(cell) is { Rigid: not null };

    private static SerializerRecord SerializerOf(CellId cell, RunRecord record) =>
        record.Serializers.First(serializer => serializer.Id == cell.Serializer);
}

public sealed record Harm(long Inputs, long Bad, long Crashes)
{
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
