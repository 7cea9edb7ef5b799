using SerBench.Benchmarks.Features.Compare.Pairs;

namespace SerBench.Benchmarks.Tests.Features.Compare.Pairs;

public class SignedRanksTests
{
    [Fact]
    public void The_interval_is_that_of_the_tables()
    {
        // With ten differences and 5 %, tables leave out the eight smallest and the eight largest of the 55 means.
        double[] differences = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        double[] means =
        [
            .. from i in Enumerable.Range(0, 10)
            from j in Enumerable.Range(i, 10 - i)
            let mean = (differences[i] + differences[j]) / 2
            orderby mean
            select mean,
        ];
        var ranks = new SignedRanks(differences);

        Assert.Equal(5.5, ranks.Centre);
        Assert.Equal(5.5 - means[8], ranks.MarginOf(0.05), 9);
    }

    [Theory]
    [InlineData(5, 0.05, false)]
    [InlineData(6, 0.05, true)]
    [InlineData(7, 0.05 / 6, false)]
    [InlineData(8, 0.05 / 6, true)]
    public void Too_few_pairs_have_no_interval(int pairs, double error, bool hasInterval) =>
        Assert.Equal(hasInterval, double.IsFinite(new SignedRanks([.. Enumerable.Repeat(1.0, pairs)]).MarginOf(error)));

    // Differences of a busy machine: most are small, and some are a hundredfold.
    [Fact]
    public void Equal_programs_raise_an_alarm_in_at_most_one_comparison_of_twenty()
    {
        const int comparisons = 400;
        const int rows = 6;
        var random = new Random(1);
        int alarms = Enumerable.Range(0, comparisons).Count(_ => Enumerable.Range(0, rows).Any(_ => IsAlarm(
            [.. Enumerable.Range(0, 15).Select(_ => 0.02 * Math.Tan(Math.PI * (random.NextDouble() - 0.5)))], rows)));

        Assert.InRange(alarms, 1, comparisons / 20 + 8);
    }

    private static bool IsAlarm(double[] differences, int rows)
    {
        var ranks = new SignedRanks(differences);
        return Math.Abs(ranks.Centre) > ranks.MarginOf(RunComparison.FalseAlarmRate / rows);
    }
}
