namespace SerBench.Engine.Base.Usage;

public static class NearestMatch
{
    private const int ShortestPart = 3;

    private const int MostNamed = 12;

    // A name with more than one edit per this many letters is another word.
    private const int LettersPerSlip = 3;

    public static string? Find(string name, IEnumerable<string> candidates) => Sort(name, candidates)
        .FirstOrDefault(candidate => IsWhole(name, candidate) || IsSlip(name, candidate));

    public static IEnumerable<string> Sort(string name, IEnumerable<string> candidates) =>
        candidates.OrderByDescending(candidate => IsWhole(name, candidate)).ThenBy(candidate => Edits(name, candidate));

    private static bool IsWhole(string name, string candidate) =>
        name.Length >= ShortestPart && candidate.Contains(name, StringComparison.OrdinalIgnoreCase);

    private static bool IsSlip(string name, string candidate) =>
        Edits(name, candidate) <= (name.TrimStart('-').Length + 1) / LettersPerSlip || name.Order().SequenceEqual(candidate.Order());

    private static int Edits(string name, string candidate) => Distance(name.ToLowerInvariant(), candidate.ToLowerInvariant());

    public static UsageException Unknown(string what, string name, IEnumerable<string> candidates) =>
        new($"There is no {what} '{name}'" + (Find(name, candidates) is { } nearest ? $"; did you mean '{nearest}'?"
            : candidates.Distinct().ToArray() is { Length: > 0 and <= MostNamed } all ? $"; there are {string.Join(", ", all)}."
            : "."));

    private static int Distance(string left, string right)
    {
        int[] row = [.. Enumerable.Range(0, right.Length + 1)];
        for (int i = 1; i <= left.Length; i++)
        {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= right.Length; j++)
            {
                int substituted = diagonal + (left[i - 1] == right[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.Min(substituted, Math.Min(row[j - 1], row[j]) + 1);
            }
        }

        return row[^1];
    }
}
