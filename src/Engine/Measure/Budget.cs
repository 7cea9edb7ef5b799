namespace SerBench.Engine.Measure;

// Cuts a run to a time budget: first fewer launches, then fewer samples, then fewer pairs of serializer and data.
public static class Budget
{
    // Building the benchmark program takes this time, once per round.
    private const double SecondsPerRound = 8;

    private const double SecondsOfStart = 15;
    private const double SecondsPerRacedLaunch = 3;
    private const double SecondsToCompile = 0.5;

    public static TimeSpan OfRace(int launches, bool isOwn) =>
        TimeSpan.FromSeconds(
            5 * Math.Ceiling((SecondsOfStart + (launches * (SecondsPerRacedLaunch + (isOwn ? SecondsToCompile : 0)))) / 5));

    public static TimeSpan Parse(string text)
    {
        double unit = text.Length == 0 ? 0 : text[^1] switch { 'h' => 3600, 'm' => 60, _ => 1 };
        string number = text.TrimEnd('h', 'm', 's');
        return unit > 0 && text.Length - number.Length <= 1
            && double.TryParse(number, NumberStyles.AllowDecimalPoint, null, out double value) && value is > 0 and < 1e6
            ? TimeSpan.FromSeconds(value * unit)
            : throw new UsageException($"'{text}' is no time; write 90s, 5m or 1h.");
    }

    public static TimeSpan Estimate(Profile profile, RoundSize round) =>
        TimeSpan.FromSeconds(
            profile.Rounds * (SecondsPerRound + (round.Launches * Profile.SecondsPerLaunch) + (round.Rows * profile.SecondsPerRow)));

    // Keeps as many of the first cells (serializer and data) as fit the budget.
    public static (Profile Profile, IReadOnlyList<TimedRow> Rows, string? Note) Fit(
        Profile profile, IReadOnlyList<TimedRow> rows, LaunchPlan plan, TimeSpan? budget)
    {
        if (budget is not { } limit || Estimate(profile, plan.PerRound(rows)) <= limit)
        {
            return (profile, rows, null);
        }

        Profile cut = profile;
        while (cut.Rounds > 1 && Estimate(cut, plan.PerRound(rows)) > limit)
        {
            cut = cut with { Rounds = cut.Rounds - 1 };
        }

        while (cut.Iterations > Profile.FewestIterations && Estimate(cut, plan.PerRound(rows)) > limit)
        {
            cut = cut with { Iterations = cut.Iterations - 1 };
        }

        (TimedRow[] affordable, TimedRow[] wider) = ([.. rows], []);
        while (affordable.Length > 0 && Estimate(cut, plan.PerRound(affordable)) > limit)
        {
            (affordable, wider) = (WithoutLast(affordable, plan), affordable);
        }

        if (affordable.Length == 0 && rows.Count > 0)
        {
            string cell = plan.IsFloor(wider[^1].Cell) ? "the first cell" : "the first cell and its floors";
            throw new UsageException(
                $"The budget leaves {Math.Max(0, limit.TotalSeconds):0} s to time, and {cell} would take about "
                + $"{Estimate(cut, plan.PerRound(wider)).TotalSeconds:0} s; give a longer one.");
        }

        string? note = cut == profile ? null
            : $"The budget of {limit.TotalSeconds:0} s left {cut.Rounds} launch{(cut.Rounds == 1 ? "" : "es")} per cell "
                + $"with {cut.Iterations} samples per row instead of {profile.Rounds} with {profile.Iterations}.";
        return (cut, affordable, note);
    }

    // Removes all rows of the last serializer and data, so that no encoding is timed without its decoding. Floors (yardsticks) go with the
    // last other row of their data.
    private static TimedRow[] WithoutLast(TimedRow[] rows, LaunchPlan plan)
    {
        CellId last = (rows.LastOrDefault(row => !plan.IsFloor(row.Cell)) ?? rows[^1]).Cell;
        TimedRow[] rest = [.. rows.Where(row => row.Cell != last)];
        return plan.IsFloor(last) ? rest
            : [.. rest.Where(row => rest.Any(other => !plan.IsFloor(other.Cell)
                && (other.Cell.Model, other.Cell.Scenario) == (row.Cell.Model, row.Cell.Scenario)))];
    }
}
