using SerBench.Benchmarks.Engine.Measure.Racing;

namespace SerBench.Benchmarks.Tests.Engine.Measure.Racing;

// The rule of the race, on launches of real rows: launches.csv has ten of each of six rows, one of each in every run. A simulated round
// draws a run of this file, and each of its launches the deviation of a row in this run. Nothing is sent, since bytes on a link have no
// noise and make a race easier.
public class RaceTests
{
    private const int Runs = 1000;

    // The launches of 2.7 s that a budget of 90 s holds after 30 s of start and compiling.
    private const int Launches = 22;

    private static readonly double[][] Deviations = ReadDeviations();

    // The first is better by a quarter than the second.
    private static readonly double[] Quarter = [1, 1.25, 1.3, 1.5, 1.8, 2.5, 4, 6];

    [Fact]
    public void A_difference_of_a_quarter_is_named_and_the_wrong_library_is_not()
    {
        (int right, int wrong) = Count(Quarter, isRace: true);

        Assert.InRange(right, 0.9 * Runs, Runs);
        Assert.InRange(wrong, 0, 0.02 * Runs);
    }

    [Fact]
    public void In_equal_time_equal_shares_err_three_times_as_often()
    {
        int race = Runs - Count(Quarter, isRace: true).Right;
        int shares = Runs - Count(Quarter, isRace: false).Right;

        Assert.InRange(race, 0, shares / 3);
    }

    [Fact]
    public void Where_two_hardly_differ_the_worse_one_is_not_named() =>
        Assert.InRange(Count([1, 1.02, 2, 3], isRace: true).Wrong, 0, 0.02 * Runs);

    [Fact]
    public void The_assumed_noise_is_that_of_the_stored_launches()
    {
        IEnumerable<double[]> rows = Enumerable.Range(0, Deviations[0].Length)
            .Select(row => Deviations.Select(run => Math.Exp(run[row])).ToArray());

        Assert.Equal(RaceNoise.Least, RaceNoise.Of([rows]).Deviation, 0.01);
    }

    [Fact]
    public void A_row_that_leads_clearly_wins_after_one_launch()
    {
        var race = new Race([new("a", [100], 50), new("b", [400], 50)], RaceNoise.Of([]));

        Assert.Equal((RaceOutcome.Winner, "a"), (race.Outcome, race.Leader.Name));
        Assert.Empty(race.Next);
    }

    [Fact]
    public void An_open_race_says_what_would_decide_it()
    {
        var race = new Race([new("a", [100], 0), new("b", [105], 0), new("c", [900], 0)], RaceNoise.Of([]));

        Assert.Equal(RaceOutcome.Undecided, race.Outcome);
        Assert.Equal(["a", "b"], race.Next.Select(contestant => contestant.Name));
        Assert.InRange(race.LaunchesToDecide, 2, 100_000);
    }

    private static (int Right, int Wrong) Count(double[] totals, bool isRace)
    {
        Race[] won =
        [
            .. Enumerable.Range(0, Runs)
                .Select(run => Simulate(totals, isRace, new Random(run)))
                .Where(race => race.Outcome == RaceOutcome.Winner),
        ];
        int right = won.Count(race => race.Leader.Name == "0");
        return (right, won.Length - right);
    }

    private static Race Simulate(double[] totals, bool isRace, Random random)
    {
        List<double>[] launches = [.. totals.Select(_ => new List<double>())];
        int left = Launches;
        Round([.. Enumerable.Range(0, totals.Length)]);
        Race race = Look();
        while (left > 0 && (!isRace || race.Next.Count > 0))
        {
            Round(isRace ? [.. race.Next.Select(contestant => int.Parse(contestant.Name))] : [.. Enumerable.Range(0, totals.Length)]);
            race = Look();
        }

        return race;

        void Round(int[] rows)
        {
            double[] run = Deviations[random.Next(Deviations.Length)];
            foreach (int row in rows.Take(left))
            {
                launches[row].Add(totals[row] * Math.Exp(run[random.Next(run.Length)]));
                left--;
            }
        }

        Race Look() => new(launches.Select((launch, row) => new Contestant(row.ToString(), launch, 0)), RaceNoise.Of([launches]));
    }

    // For each run the deviations of its rows from their means.
    private static double[][] ReadDeviations()
    {
        (string Row, string Run, double Time)[] launches =
        [
            .. File.ReadLines(Clone.At("tests/Benchmarks.Tests/Engine/Measure/Racing/launches.csv"))
                .Where(line => !line.StartsWith('#'))
                .Skip(1)
                .Select(line => line.Split(','))
                .Select(parts => (parts[0], parts[1], Math.Log(double.Parse(parts[2]) + double.Parse(parts[3])))),
        ];
        Dictionary<string, double> means = launches.GroupBy(launch => launch.Row)
            .ToDictionary(row => row.Key, row => row.Average(launch => launch.Time));
        return [.. launches.GroupBy(launch => launch.Run).Select(run => run.Select(launch => launch.Time - means[launch.Row]).ToArray())];
    }
}
