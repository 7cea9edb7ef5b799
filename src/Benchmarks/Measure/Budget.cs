using System.Globalization;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Measure;

/// <summary>Cuts a run down to a time budget: it first takes fewer samples, then leaves out the least important rows.</summary>
public static class Budget
{
    // The time to build the benchmark program, once per round.
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

    /// <summary>The estimated time of a run with a profile.</summary>
    /// <param name="launches">The launches per round.</param>
    public static TimeSpan Estimate(Profile profile, int launches) =>
        TimeSpan.FromSeconds(profile.Rounds * (SecondsPerRound + (launches * profile.SecondsPerLaunch)));

    /// <returns>The reduced profile, the first rows for which there is time, and a note about fewer samples (null if none was cut).</returns>
    public static (Profile Profile, IReadOnlyList<TimedRow> Rows, string? Note) Fit(
        Profile profile, IReadOnlyList<TimedRow> rows, LaunchPlan plan, TimeSpan? budget)
    {
        int launches = plan.PerRound(rows.Select(row => row.Cell));
        if (budget is not { } limit || Estimate(profile, launches) <= limit)
        {
            return (profile, rows, null);
        }

        Profile cut = profile;
        while (cut.Iterations > Profile.FewestIterations && Estimate(cut, launches) > limit)
        {
            cut = cut with { Iterations = cut.Iterations - 1 };
        }

        int affordable = rows.Count;
        while (affordable > 1 && Estimate(cut, launches) > limit)
        {
            affordable--;
            launches -= plan.PerRound(rows[affordable].Cell);
        }

        string? note = cut == profile ? null : $"The budget of {limit.TotalSeconds:0} s left {cut.Iterations} samples per row and round instead of {profile.Iterations}.";
        return (cut, [.. rows.Take(affordable)], note);
    }
}
