namespace SerBench.Benchmarks.Base.Usage;

/// <summary>Finds the name that the caller probably meant by a name that does not exist.</summary>
public static class NearestMatch
{
    // A shorter part is of too many names.
    private const int ShortestPart = 3;

    /// <summary>
    /// The first candidate with the fewest edits, regardless of letter case, among those that contain the name, if there are any; null without
    /// candidates.
    /// </summary>
    public static string? Find(string name, IEnumerable<string> candidates) => candidates
        .OrderByDescending(candidate => name.Length >= ShortestPart && candidate.Contains(name, StringComparison.OrdinalIgnoreCase))
        .ThenBy(candidate => Distance(name.ToLowerInvariant(), candidate.ToLowerInvariant()))
        .FirstOrDefault();

    /// <summary>The sentence for an unknown name.</summary>
    public static UsageException Unknown(string what, string name, IEnumerable<string> candidates) =>
        new(Find(name, candidates) is { } nearest
            ? $"There is no {what} '{name}'; did you mean '{nearest}'?"
            : $"There is no {what} '{name}'.");

    // Levenshtein distance, computed one row at a time.
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
