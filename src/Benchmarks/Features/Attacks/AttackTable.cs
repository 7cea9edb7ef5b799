namespace SerBench.Benchmarks.Features.Attacks;

internal static class AttackTable
{
    public static TextTable Create(IReadOnlyList<AttackScore> scores) => TextTable.Of(
        scores.GroupBy(score => score.Serializer, (serializer, own) => new Line(serializer, [.. own])),
        1,
        ("serializer", line => line.Serializer + (LibraryCard.Find(line.Serializer) is { IsGuarded: true } ? " *" : "")),
        ("inputs", line => $"{line.Inputs:N0}"),
        ("refused %", line => line.Percent(score => score.Rejected)),
        ("read as before %", line => line.Percent(score => score.AcceptedEqual)),
        ("read otherwise %", line => line.Percent(score => score.AcceptedDifferent)),
        ("wrong exceptions", line => line.Bad(score => score.WrongExceptions)),
        ("crashes", line => line.Bad(score => score.Crashes)),
        ("hangs", line => line.Bad(score => score.Hangs)),
        ("not idempotent", line => line.Bad(score => score.NotIdempotent)),
        ("too much memory", line => line.Bad(score => score.OverAllocations)),
        ("bytes per byte", line => $"{line.Scores.Max(score => score.BytesPerInputByte):0.0}"),
        ("slowest ms", line => $"{line.Scores.Max(score => score.SlowestMs):0.00}"));

    private sealed record Line(string Serializer, AttackScore[] Scores)
    {
        public long Inputs { get; } = Scores.Sum(score => score.Inputs);

        public string Percent(Func<AttackScore, long> count) => $"{100.0 * Scores.Sum(count) / Math.Max(1, Inputs):0.0}";

        public string Bad(Func<AttackScore, long> count) =>
            Scores.Sum(count) is > 0 and var bad ? $"{bad:N0} ({AttackText.Share(bad, Inputs)} %)" : "0";
    }
}
