
namespace SerBench.Benchmarks.Records;

/// <summary>The scores of an attack as the record of a run keeps them, so that reports need no second file.</summary>
/// <param name="Source">The file they come from, as it was named.</param>
public sealed record AttackRecord(string Source, IReadOnlyList<AttackScore> Scores)
{
    /// <summary>What was attacked; null where nobody noted it.</summary>
    public AttackOrigin? Origin { get; init; }

    // Readers of their own: what another access of the format survived says nothing of them.
    private static readonly string[] OwnReaders = ["view", "direct"];

    /// <summary>The scores of what a run has cells of; null where it has cells of none.</summary>
    public AttackRecord? Of(IReadOnlyList<CellRecord> cells)
    {
        HashSet<(string, string)> wanted = [.. cells.Where(cell => cell.Status == CellStatus.Verified).Select(cell => (ReaderOf(cell.Serializer), cell.Model))];
        AttackScore[] scores = [.. Scores.Where(score => wanted.Contains((ReaderOf(score.Serializer), score.Model)))];
        return scores.Length == 0 ? null : this with { Scores = scores };
    }

    /// <summary>The score of the reader that a serializer has in common with the attacked access of its format; null where none was attacked.</summary>
    public AttackScore? Find(string serializer, string model) => Scores.FirstOrDefault(score => score.Serializer == serializer && score.Model == model)
        ?? Scores.FirstOrDefault(score => score.Model == model && ReaderOf(score.Serializer) == ReaderOf(serializer));

    /// <summary>The first thing that cannot be, as the end of a sentence; null when there is none.</summary>
    public static string? FindFault(IReadOnlyList<AttackScore?> scores)
    {
        if (scores.Contains(null))
        {
            return "a list of scores has an empty entry";
        }

        if (scores.FirstOrDefault(score => score!.CountsFault() is not null) is { } wrong)
        {
            return $"the score of {wrong.Serializer} on {wrong.Model} {wrong.CountsFault()}";
        }

        // Tables add them up.
        if (scores.Sum(score => (decimal)score!.Inputs) > long.MaxValue)
        {
            return "the scores have more inputs together than can be counted";
        }

        return scores.GroupBy(score => (score!.Serializer, score.Model)).FirstOrDefault(group => group.Count() > 1) is { } twice
            ? $"the score of {twice.Key.Serializer} on {twice.Key.Model} is listed twice"
            : null;
    }

    private static string ReaderOf(string serializer) =>
        OwnReaders.Contains(SerializerName.Parse(serializer).Access) ? serializer : SerializerNames.GroupOf(serializer);
}
