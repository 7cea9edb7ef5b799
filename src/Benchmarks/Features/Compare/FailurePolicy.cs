namespace SerBench.Benchmarks.Features.Compare;

/// <param name="Slower">an operation fails if it is slower by this share; null: no operation fails.</param>
public sealed record FailurePolicy(double? Slower, double? Instructions, bool Size, bool Alloc)
{
    public const string Choices = "slower:10%, instructions:1%, size, alloc";

    private const string SlowerName = "slower";
    private const string InstructionsName = "instructions";

    public bool IsExact => Slower is null && (Instructions is not null || Size || Alloc);

    public static FailurePolicy Parse(IEnumerable<string> items, string others = "")
    {
        var policy = new FailurePolicy(null, null, false, false);
        foreach (string item in items)
        {
            policy = item.Split(':') switch
            {
                [SlowerName, var percent] => policy with { Slower = ParsePercent(SlowerName, percent) },
                [InstructionsName, var percent] => policy with { Instructions = ParsePercent(InstructionsName, percent) },
                ["size"] => policy with { Size = true },
                ["alloc"] => policy with { Alloc = true },
                _ => throw new UsageException(
                    $"--fail-on takes {others}slower:<percent>%, instructions:<percent>%, size and alloc, "
                    + $"such as slower:10%,size,alloc; not '{item}'."),
            };
        }

        return policy;
    }

    public IEnumerable<string> FindFailures(RunComparison comparison) =>
    [
        .. comparison.Rows
            .Where(row => row.Verdict == RowVerdict.Slower && row.Ratio - 1 >= Slower)
            .Select(row => $"{row.Row} is slower by {row.Ratio - 1:0.0 %}"),
        .. comparison.Counts.Rows
            .Where(row => row.Ratio - 1 >= Instructions)
            .Select(row => $"{row.Row} takes {row.After:#,##0.##} instructions, {row.Ratio - 1:0.0 %} more"),
        .. comparison.Changes
            .Where(change => change.IsGrowth && (change.Kind == ExactKind.Size ? Size : Alloc))
            .Select(change => $"{change.What} {(change.Kind == ExactKind.Size ? "takes" : "allocates")} {change.After} bytes, "
                + $"{change.After - change.Before} more"),
    ];

    private static double ParsePercent(string name, string text) =>
        text.EndsWith('%') && double.TryParse(text[..^1], NumberStyles.AllowDecimalPoint, null, out double percent) && percent > 0
            ? percent / 100
            : throw new UsageException($"--fail-on {name} takes a percentage above 0, such as {name}:10%, not '{text}'.");
}
