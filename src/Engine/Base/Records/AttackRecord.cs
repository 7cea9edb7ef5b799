namespace SerBench.Engine.Base.Records;

public sealed record AttackRecord(string Source, IReadOnlyList<AttackScore> Scores)
{
    public AttackOrigin? Origin { get; init; }

    // Each serializer with such an access (way of reaching fields) has its own reading code, so the format's other scores do not apply.
    private static readonly string[] OwnReaders = ["view", "direct"];

    public AttackRecord? Of(IReadOnlyList<CellRecord> cells)
    {
        HashSet<(string, string)> wanted =
            [.. cells.Where(cell => cell.Status == CellStatus.Verified).Select(cell => (ReaderOf(cell.Serializer), cell.Model))];
        AttackScore[] scores = [.. Scores.Where(score => wanted.Contains((ReaderOf(score.Serializer), score.Model)))];
        return scores.Length == 0 ? null : this with { Scores = scores };
    }

    public AttackScore? Find(string serializer, string model) =>
        Scores.FirstOrDefault(score => score.Serializer == serializer && score.Model == model)
        ?? Scores.FirstOrDefault(score => score.Model == model && ReaderOf(score.Serializer) == ReaderOf(serializer));

    public static string? FindFault(IReadOnlyList<AttackScore?> scores) =>
        scores.Contains(null) ? "a list of scores has an empty entry"
        : scores.FirstOrDefault(score => score!.CountsFault() is not null) is { } wrong
            ? $"the score of {wrong.Serializer} on {wrong.Model} {wrong.CountsFault()}"

        : scores.Sum(score => (decimal)score!.Inputs) > long.MaxValue ? "the scores have more inputs together than can be counted"
        : scores.GroupBy(score => (score!.Serializer, score.Model)).FirstOrDefault(group => group.Count() > 1) is { } twice
            ? $"the score of {twice.Key.Serializer} on {twice.Key.Model} is listed twice"
        : null;

    private static string ReaderOf(string serializer) =>
        OwnReaders.Contains(SerializerName.Parse(serializer).Access) ? serializer : SerializerNames.GroupOf(serializer);
}

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
