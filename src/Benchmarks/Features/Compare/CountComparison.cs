namespace SerBench.Benchmarks.Features.Compare;

public sealed record CountComparison(string? Obstacle, IReadOnlyList<CountChange> Rows, IReadOnlyList<string> NotCountable)
{
    public static CountComparison None { get; } = new("No run counted instructions; run --instructions does.", [], []);

    public static CountComparison Of(RunRecord before, RunRecord after)
    {
        if (before.Counts is not { } old || after.Counts is not { } @new)
        {
            return before.Counts is null && after.Counts is null ? None
                : None with
                {
                    Obstacle = $"Only the {(before.Counts is null ? "second" : "first")} run counted instructions; "
                        + "run --instructions does.",
                };
        }

        // Counts from other machines or settings are not comparable, because other code runs there.
        (var left, var right) = FactsOf(before).Zip(FactsOf(after)).FirstOrDefault(pair => !pair.First.Equals(pair.Second));
        return left.Name is null ? Compare(old, @new)
            : None with
            {
                Obstacle = $"Instructions are not compared: the {left.Name} differs, "
                    + $"{left.Value ?? "none"} before and {right.Value ?? "none"} now.",
            };
    }

    public static CountComparison Of(IReadOnlyList<CountComparison> cells, IEnumerable<string> left) => new(
        cells.Select(cell => cell.Obstacle).FirstOrDefault(obstacle => obstacle is not null),
        [.. cells.SelectMany(cell => cell.Rows).DistinctBy(change => change.Row)],
        [.. cells.SelectMany(cell => cell.NotCountable).Distinct(), .. left]);

    private static CountComparison Compare(CountsRecord before, CountsRecord after)
    {
        var pairs = after.Rows.Select(now => (Before: before.Find(now.Row)!, After: now)).Where(pair => pair.Before is not null)
            .ToLookup(pair => pair.Before.IsCounted && pair.After.IsCounted);
        return new CountComparison(
            null,
            [.. pairs[true].Select(pair => new CountChange(pair.After.Row, pair.Before.Mean!.Value, pair.After.Mean!.Value))],
            [.. pairs[false].Select(pair => $"{pair.After.Row}: {pair.Before.Reason ?? pair.After.Reason}")]);
    }

    private static (string Name, object? Value)[] FactsOf(RunRecord record) =>
    [
        ("processor", record.Environment.Processor), ("number of cores", record.Environment.Cores),
        ("width of vectors", record.Environment.VectorBits),
        ("runtime", record.Environment.Runtime), ("setting of the runtime", record.Environment.Settings),
        ("mode of the JIT", record.Counts!.Mode),
    ];
}

public sealed record CountChange(RowRecord Row, double Before, double After)
{
    public double Ratio => Before == 0 ? (After == 0 ? 1 : double.MaxValue) : After / Before;
}
