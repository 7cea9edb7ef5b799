using SerBench.Formats.Tests;

namespace SerBench.Benchmarks.Tests.Engine.Measure.Racing;

// What docs/measure.md promises of a race: launches vary by lognormal noise, the machine may drift from round to round, and one of the
// first two launches of a row may take up to three times as long. SERBENCH_WHOLE=1 simulates more races.
public class RaceSimulationTests
{
    private const double Base = 1000;
    private const int Enough = 16;

    private static readonly Lazy<string> Page = new(() => Clone.Read("docs/measure.md"));
    private static readonly int Runs = Share.IsWhole ? 1000 : 100;
    private static readonly double[] Noises = Share.IsWhole ? [0.03, 0.1, 0.24, 0.4] : [0.24];
    private static readonly int[] Counts = Share.IsWhole ? [2, 3, 6, 12] : [2, 4];
    private static readonly Conditions[] All =
    [
        new(),
        new() { Code = 0.35 },
        new() { Drift = 0.2 },
        new() { HasBadLaunch = true },
        new() { Code = 0.1, HasBadLaunch = true },
    ];

    [Fact]
    public void Of_identical_rows_none_is_named()
    {
        foreach ((double noise, int count, Conditions conditions) in Cases())
        {
            Result result = Run(Equal(count), conditions with { Noise = noise });
            AssertAtMost(
                Promised("rows are identical, and one is named"), result.Named, $"{count} identical rows, noise {noise}, {conditions}");
        }
    }

    [Theory]
    [InlineData(1.02)]
    [InlineData(1.1)]
    [InlineData(1.25)]
    public void The_wrong_row_is_not_named(double slower)
    {
        foreach ((double noise, int count, Conditions conditions) in Cases())
        {
            Result result = Run([Base, .. Equal(count - 1).Select(total => total * slower)], conditions with { Noise = noise });
            AssertAtMost(Promised("the wrong row is named"), result.Wrong, $"{count} rows, others {slower}, noise {noise}, {conditions}");
        }
    }

    [Theory]
    [InlineData(2)]
    [InlineData(3)]
    public void On_a_steady_machine_identical_rows_are_proven_equal_within_eight_launches(int count) =>
        AssertAtLeast(Promised("two or three identical rows"), Run(Equal(count), new() { Noise = 0.05, Launches = 8 }).AllEqual);

    [Fact]
    public void A_difference_of_a_quarter_is_named() =>
        AssertAtLeast(Promised("of two rows, one of them 25 % slower"), Run([Base, Base * 1.25], new() { Noise = 0.15 }).Named);

    // At the edge of what matters, the chance for each rival.
    [Fact]
    public void A_row_slower_by_a_tenth_is_rarely_called_equal()
    {
        foreach (double noise in Noises)
        {
            AssertAtMost(Promised("a row truly 10 % slower"), Run([Base, Base * 1.1], new() { Noise = noise }).AllEqual, $"noise {noise}");
        }
    }

    private static IEnumerable<(double Noise, int Count, Conditions Conditions)> Cases() =>
        from noise in Noises
        from count in Counts
        from conditions in All
        select (noise, count, conditions);

    // The share that the page of the race states.
    private static double Promised(string start) => double.Parse(Regex.Match(
        Page.Value, $@"^\| {Regex.Escape(start)}.*\| at (?:most|least) (\d+) % \|\r?$", RegexOptions.Multiline).Groups[1].Value) / 100;

    private static double[] Equal(int count) => [.. Enumerable.Repeat(Base, count)];

    // With fewer races, chance is allowed for.
    private static void AssertAtMost(double share, int count, string where) =>
        Assert.True(count <= (share * Runs) + Slack(share), $"{where}: {count} of {Runs}");

    private static void AssertAtLeast(double share, int count) => Assert.InRange(count, (share * Runs) - Slack(1 - share), Runs);

    private static double Slack(double share) => Share.IsWhole ? 0 : 2 * Math.Sqrt(share * Runs);

    private static Result Run(double[] totals, Conditions conditions)
    {
        Race[] races = [.. Enumerable.Range(0, Runs).AsParallel()
            .Select(run => Simulate(totals, conditions, new Random((run * 7919) + 13)))];
        Race[] named = [.. races.Where(race => race.Outcome == RaceOutcome.Winner)];
        return new Result(
            named.Length,
            named.Count(race => totals[int.Parse(race.Leader.Name)] > totals.Min()),
            races.Count(race => race.Equal.Count == totals.Length - 1));
    }

    private static Race Simulate(double[] totals, Conditions conditions, Random random)
    {
        List<double>[] launches = [.. totals.Select(_ => new List<double>())];
        (int badRow, int badLaunch) = conditions.HasBadLaunch ? (random.Next(totals.Length), random.Next(2)) : (-1, -1);
        double worse = 1.5 + (1.5 * random.NextDouble());
        double drift = 0;
        Round(Enumerable.Range(0, totals.Length));
        Race race = Look();
        for (int round = 1; round < conditions.Launches && race.Next.Count > 0; round++)
        {
            Round(race.Next.Select(contestant => int.Parse(contestant.Name)));
            race = Look();
        }

        return race;

        void Round(IEnumerable<int> rows)
        {
            drift += conditions.Drift * Gauss(random);
            foreach (int row in rows)
            {
                double bad = row == badRow && launches[row].Count == badLaunch ? worse : 1;
                launches[row].Add(totals[row] * conditions.Code * bad * Math.Exp((conditions.Noise * Gauss(random)) + drift));
            }
        }

        Race Look() => new(
            launches.Select((times, row) => new Contestant(row.ToString(), [.. times], totals[row] * (1 - conditions.Code))),
            RaceNoise.Of([launches]));
    }

    private static double Gauss(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());

    // Code: its share of the total; the rest are bytes on the link.
    private sealed record Conditions
    {
        public double Noise { get; init; }

        public double Code { get; init; } = 1;

        public double Drift { get; init; }

        public bool HasBadLaunch { get; init; }

        public int Launches { get; init; } = Enough;
    }

    private sealed record Result(int Named, int Wrong, int AllEqual);
}
