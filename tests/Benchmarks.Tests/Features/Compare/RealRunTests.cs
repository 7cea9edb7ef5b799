namespace SerBench.Benchmarks.Tests.Features.Compare;

// Tests the stated rate of false alarms, and the verdict on a slower row, with samples of real runs. Nobody chose the distribution of their
// noise.
public class RealRunTests
{
    // Runs per side, and the number of pairs. One run per side gives two quick runs; three give two runs with as many launches as a full
    // run.
    public static TheoryData<int, int> Sides => new() { { 1, 100 }, { 3, 100 }, { 5, 100 } };

    [Theory]
    [MemberData(nameof(Sides))]
    public void Runs_of_the_same_build_raise_few_alarms(int runsPerSide, int pairs) =>
        Assert.InRange(PairsOfRuns(runsPerSide, pairs).Count(HasAlarm), 0, pairs * RunComparison.FalseAlarmRate);

    [Fact]
    public void Runs_one_after_the_other_raise_few_alarms() =>
        Assert.InRange(
            RealRuns.Quick.Zip(RealRuns.Quick.Skip(1)).Count(HasAlarm),
            0,
            (int)Math.Ceiling((RealRuns.Quick.Count - 1) * RunComparison.FalseAlarmRate));

    [Theory]
    [InlineData(12)]
    [InlineData(40)]
    [InlineData(75)]
    public void Rounds_of_one_run_raise_few_alarms(int rows)
    {
        (RunRecord, RunRecord)[] pairs = [.. PairsOfRounds(rows)];

        Assert.InRange(pairs.Count(HasAlarm), 0, pairs.Length * RunComparison.FalseAlarmRate);
    }

    [Theory]
    [MemberData(nameof(Sides))]
    public void A_row_slower_by_a_tenth_is_found_or_called_noisy(int runsPerSide, int pairs) =>
        AssertFoundOrNoisy(PairsOfRuns(runsPerSide, pairs));

    [Theory]
    [InlineData(12)]
    [InlineData(75)]
    public void A_row_slower_by_a_tenth_is_found_or_called_noisy_between_rounds(int rows) => AssertFoundOrNoisy(PairsOfRounds(rows));

    private static void AssertFoundOrNoisy(IEnumerable<(RunRecord Before, RunRecord After)> pairs)
    {
        var random = new Random(2);
        RowComparison[] slowed = [.. pairs.Select(pair => CompareSlowed(pair, random))];

        Assert.InRange(slowed.Count(row => row.Verdict is RowVerdict.Slower or RowVerdict.Noisy), 0.9 * slowed.Length, slowed.Length);
        Assert.All(slowed.Where(row => row.Verdict == RowVerdict.Noisy), row => Assert.Contains("cannot be ruled out: ", row.Reason));
    }

    private static RowComparison CompareSlowed((RunRecord Before, RunRecord After) pair, Random random)
    {
        int[] candidates = [.. Enumerable.Range(0, pair.After.Timings.Count).Where(row => !RealRuns.IsFloor(pair.After.Timings[row]))];
        int slowed = candidates[random.Next(candidates.Length)];
        return RunComparison.Of(pair.Before, RealRuns.Slow(pair.After, slowed, 1.1)).Rows
            .Single(row => row.Row == pair.After.Timings[slowed].Row);
    }

    private static bool HasAlarm((RunRecord Before, RunRecord After) pair) =>
        RunComparison.Of(pair.Before, pair.After).Rows.Any(row => row.Verdict is RowVerdict.Slower or RowVerdict.Faster);

    private static IEnumerable<(RunRecord Before, RunRecord After)> PairsOfRuns(int runsPerSide, int pairs)
    {
        var random = new Random(1);
        for (int i = 0; i < pairs; i++)
        {
            RunRecord[] drawn = [.. Shuffled(RealRuns.Quick.Count, random).Take(2 * runsPerSide).Select(run => RealRuns.Quick[run])];
            yield return (RealRuns.Join(drawn[..runsPerSide]), RealRuns.Join(drawn[runsPerSide..]));
        }
    }

    // The same rows of two rounds, drawn again each time.
    private static IEnumerable<(RunRecord Before, RunRecord After)> PairsOfRounds(int rows)
    {
        const int Draws = 40;
        var random = new Random(1);
        for (int i = 0; i < Draws; i++)
        {
            int[] drawn = [.. Shuffled(RealRuns.Rounds[0].Timings.Count, random).Take(rows)];
            RunRecord[] rounds = [.. RealRuns.Rounds.Select(round => RealRuns.Take(round, drawn))];
            yield return (rounds[0], rounds[1]);
            yield return (rounds[1], rounds[2]);
            yield return (rounds[0], rounds[2]);
        }
    }

    private static int[] Shuffled(int count, Random random)
    {
        int[] items = [.. Enumerable.Range(0, count)];
        random.Shuffle(items);
        return items;
    }
}
