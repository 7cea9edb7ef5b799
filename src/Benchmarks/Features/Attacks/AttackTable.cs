namespace SerBench.Benchmarks.Features.Attacks;

/// <summary>The scores as a table: a line per serializer, summed over its models, in percent of the inputs.</summary>
internal static class AttackTable
{
    public static TextTable Create(IReadOnlyList<AttackScore> scores)
    {
        var table = new TextTable(
            "serializer", "inputs", "refused %", "read as before %", "read otherwise %",
            "wrong exceptions", "crashes", "hangs", "not idempotent", "too much memory", "bytes per byte", "slowest ms");
        foreach (IGrouping<string, AttackScore> group in scores.GroupBy(score => score.Serializer))
        {
            long inputs = group.Sum(score => score.Inputs);
            table.Add(
                group.Key,
                inputs.ToString("N0"),
                Percent(group.Sum(score => score.Rejected), inputs),
                Percent(group.Sum(score => score.AcceptedEqual), inputs),
                Percent(group.Sum(score => score.AcceptedDifferent), inputs),
                Bad(group.Sum(score => score.WrongExceptions), inputs),
                Bad(group.Sum(score => score.Crashes), inputs),
                Bad(group.Sum(score => score.Hangs), inputs),
                Bad(group.Sum(score => score.NotIdempotent), inputs),
                Bad(group.Sum(score => score.OverAllocations), inputs),
                group.Max(score => score.BytesPerInputByte).ToString("0.0"),
                group.Max(score => score.SlowestMs).ToString("0.00"));
        }

        return table;
    }

    private static string Percent(long count, long inputs) =>
        (100.0 * count / Math.Max(1, inputs)).ToString("0.0");

    private static string Bad(long count, long inputs) => count == 0
        ? "0"
        : $"{count:N0} ({AttackText.Share(count, inputs)} %)";
}
