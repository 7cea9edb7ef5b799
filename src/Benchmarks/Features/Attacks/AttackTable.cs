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

    public static IReadOnlyList<string> Conclude(IReadOnlyList<AttackScore> scores, IReadOnlyList<AttackFailure> failures)
    {
        Line[] lines = [.. scores.GroupBy(score => score.Serializer, (serializer, own) => new Line(serializer, [.. own]))];
        string[] unharmed = [.. lines.Where(line => line.Scores.All(score => score.Bad == 0)).Select(line => line.Serializer)];
        return
        [
            unharmed.Length == 0 ? "Damaged messages harmed each reader." : $"No damaged message harmed {string.Join(", ", unharmed)}.",
            .. from line in lines
               let bad = line.Scores.Sum(score => score.Bad)
               where bad > 0
               let kinds = failures.Where(failure => failure.Serializer == line.Serializer)
                   .Select(KindOf).Distinct().ToArray()
               select $"{line.Serializer} was harmed by {bad:N0} of {line.Inputs:N0}"
                   + $"{(kinds.Length == 0 ? "" : $" ({string.Join(", ", kinds)})")}.",
        ];
    }

    private static string KindOf(AttackFailure failure) => failure is { AttackVerdict: AttackVerdict.WrongException, What: { } what }
        ? what.Split(':')[0]
        : KebabCase.Of(failure.AttackVerdict);

    private sealed record Line(string Serializer, AttackScore[] Scores)
    {
        public long Inputs { get; } = Scores.Sum(score => score.Inputs);

        public string Percent(Func<AttackScore, long> count) => $"{100.0 * Scores.Sum(count) / Math.Max(1, Inputs):0.0}";

        public string Bad(Func<AttackScore, long> count) =>
            Scores.Sum(count) is > 0 and var bad ? $"{bad:N0} ({AttackText.Share(bad, Inputs)} %)" : "0";
    }
}
