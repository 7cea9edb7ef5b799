using SerBench.Benchmarks.Base.Pages.Charts;

namespace SerBench.Benchmarks.Features.Attacks;

internal static class AttackChart
{
    // The style sheet of the HTML page defines the classes.
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
        [.. scores.GroupBy(score => score.Serializer).Select(group => new StackedBar(group.Key, BadOf([.. group]), [.. PartsOf([.. group])]))]);

    private static IEnumerable<StackedPart> PartsOf(AttackScore[] scores)
    {
        double inputs = Math.Max(1, scores.Sum(score => score.Inputs));
        return Parts.Select(part => new StackedPart(
            part.Class,
            scores.Sum(part.Count) / inputs,
            $"{part.Name}: {scores.Sum(part.Count) / inputs:0.##%}"));
    }

    private static string BadOf(IReadOnlyList<AttackScore> scores) =>
        $"{AttackText.Share(scores.Sum(score => score.Bad), scores.Sum(score => score.Inputs))} % of {scores.Sum(score => score.Inputs):N0} failed";
}
