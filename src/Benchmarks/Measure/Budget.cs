using System.Globalization;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Measure;

/// <summary>Cuts a run down to a time: samples first, then the least telling rows, and says what it cut.</summary>
public static class Budget
{
    // Building the benchmark's project, once per round.
    private const double SecondsPerRound = 8;

    /// <summary>Reads <c>90s</c>, <c>5m</c>, <c>1h</c>; a bare number means seconds.</summary>
    public static TimeSpan Parse(string text)
    {
        double unit = text.Length == 0 ? 0 : text[^1] switch { 'h' => 3600, 'm' => 60, _ => 1 };
        string number = text.TrimEnd('h', 'm', 's');
        return unit > 0 && text.Length - number.Length <= 1
            && double.TryParse(number, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double value) && value is > 0 and < 1e6
            ? TimeSpan.FromSeconds(value * unit)
            : throw new UsageException($"'{text}' is no time; write 90s, 5m or 1h.");
    }

    /// <summary>How long a run with a profile takes.</summary>
    /// <param name="launches">Launches per round.</param>
    public static TimeSpan Estimate(Profile profile, int launches) =>
        TimeSpan.FromSeconds(profile.Rounds * (SecondsPerRound + (launches * profile.SecondsPerLaunch)));

    public static (Profile Profile, IReadOnlyList<TimedRow> Rows, IReadOnlyList<string> Notes) Fit(
        Profile profile, IReadOnlyList<TimedRow> rows, LaunchPlan plan, TimeSpan? budget)
    {
        var notes = new List<string>();
        int launches = plan.PerRound(rows.Select(row => row.Cell));
        if (budget is not { } limit || Estimate(profile, launches) <= limit)
        {
            return (profile, rows, notes);
        }

        Profile cut = profile;
        while (cut.Iterations > Profile.FewestIterations && Estimate(cut, launches) > limit)
        {
            cut = cut with { Iterations = cut.Iterations - 1 };
        }

        if (cut != profile)
        {
            notes.Add($"The budget of {limit.TotalSeconds:0} s left {cut.Iterations} samples per row and round instead of {profile.Iterations}.");
        }

        int affordable = rows.Count;
        while (affordable > 1 && Estimate(cut, launches) > limit)
        {
            affordable--;
            launches -= plan.PerRound(rows[affordable].Cell);
        }

        if (affordable < rows.Count)
        {
            notes.Add($"The budget of {limit.TotalSeconds:0} s left out rows ({rows.Count - affordable}): {Name(rows.Skip(affordable))}.");
        }

        return (cut, [.. rows.Take(affordable)], notes);
    }

    // A serializer at a time: rows one by one would be a wall of text above every figure.
    private static string Name(IEnumerable<TimedRow> rows) => string.Join("; ", rows
        .GroupBy(row => row.Cell.Serializer)
        .Select(group => $"{group.Key} on {string.Join(", ", group.Select(row => $"{row.Cell.Model}/{row.Cell.Scenario}").Distinct())}"));
}
