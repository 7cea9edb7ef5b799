namespace SerBench.Benchmarks.Base.Records;

/// <summary>The scores of an attack. The record of a run keeps a copy, so that reports need no second file.</summary>
public sealed record AttackRecord(string Source, IReadOnlyList<AttackScore> Scores)
{
    public AttackOrigin? Origin { get; init; }

    // These accesses have their own readers: the scores of another access of the format say nothing about them.
    private static readonly string[] OwnReaders = ["view", "direct"];

    /// <summary>The scores that apply to the verified cells of a run; null if none applies.</summary>
    public AttackRecord? Of(IReadOnlyList<CellRecord> cells)
    {
        HashSet<(string, string)> wanted =
            [.. cells.Where(cell => cell.Status == CellStatus.Verified).Select(cell => (ReaderOf(cell.Serializer), cell.Model))];
        AttackScore[] scores = [.. Scores.Where(score => wanted.Contains((ReaderOf(score.Serializer), score.Model)))];
        return scores.Length == 0 ? null : this with { Scores = scores };
    }

    /// <summary>The score of a serializer, else of an access of its format with the same reader; null if neither was attacked.</summary>
    public AttackScore? Find(string serializer, string model) => Scores.FirstOrDefault(score => score.Serializer == serializer && score.Model == model)
        ?? Scores.FirstOrDefault(score => score.Model == model && ReaderOf(score.Serializer) == ReaderOf(serializer));

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

        // Tables add up the inputs, so the sum must fit.
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

/// <summary>The attacked code: scores depend on the code, not on the machine.</summary>
public sealed record AttackOrigin(DateTimeOffset Started, string? Commit, IReadOnlyList<LibraryOrigin> Libraries)
{
    private const int ShortCommit = 12;

    public override string ToString()
    {
        string[] others = [.. Libraries.Where(library => !library.IsOwn).Select(library => library.Short)];
        return $"made on {Started:yyyy-MM-dd}"
            + (Commit is null ? "" : $" at commit {Commit[..Math.Min(ShortCommit, Commit.Length)]}")
            + (others.Length == 0 ? "" : $" with {string.Join(", ", others)}");
    }
}
