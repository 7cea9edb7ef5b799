using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Benchmarks.Features.Attacks;

internal static class AttackChart
{
    private static readonly (string Class, string Name, Func<AttackScore, long> Count)[] Parts =
    [
        ("kind5", "refused", score => score.Rejected),
        ("kind0", "read as before", score => score.AcceptedEqual),
        ("kind2", "read otherwise", score => score.AcceptedDifferent),
        ("kind1", "failed", score => score.Bad),
    ];

    public static StackedBars Create(IReadOnlyList<AttackScore> scores) => new(
        $"What became of damaged messages, in percent of them, seed {scores[0].Seed}",
        1,
        [.. Parts.Select(part => (part.Class, part.Name))],
        [.. scores.GroupBy(score => score.Serializer, (serializer, own) => BarOf(serializer, [.. own]))]);

    private static StackedBar BarOf(string serializer, AttackScore[] scores)
    {
        long inputs = scores.Sum(score => score.Inputs);
        return new StackedBar(
            serializer,
            $"{AttackText.Share(scores.Sum(score => score.Bad), inputs)} % of {inputs:N0} failed",
            [
                .. from part in Parts
                   let share = scores.Sum(part.Count) / (double)Math.Max(1, inputs)
                   select new StackedPart(part.Class, share, $"{part.Name}: {share:0.##%}"),
            ]);
    }
}
