namespace SerBench.Benchmarks.Tests.Engine.Measure.Racing;

public class RaceTests
{
    private static readonly RaceNoise Known = new(0.05, 20, IsMeasured: true);

    [Fact]
    public void A_row_that_leads_clearly_wins_after_one_launch()
    {
        var race = new Race([new("a", [100], 50), new("b", [1000], 50)], Known);

        Assert.Equal((RaceOutcome.Winner, "a", 7), (race.Outcome, race.Leader.Name, race.Lead));
        Assert.Empty(race.Next);
    }

    // The one launch of b may have met another program.
    [Fact]
    public void A_single_launch_that_something_may_have_disturbed_decides_nothing() =>
        Assert.Equal(["a", "b"], new Race([new("a", [100], 0), new("b", [190], 0)], Known).Next.Select(contestant => contestant.Name));

    [Fact]
    public void Before_the_noise_is_known_nobody_is_behind() =>
        Assert.Equal(2, new Race([new("a", [100], 0), new("b", [900], 0)], RaceNoise.Of([])).Next.Count);

    [Fact]
    public void Where_the_link_takes_nearly_all_one_launch_is_enough() =>
        Assert.Equal(RaceOutcome.Equal, new Race([new("a", [100], 10_000), new("b", [150], 10_000)], Known).Outcome);

    [Fact]
    public void An_open_race_says_what_would_decide_it()
    {
        var race = new Race([new("a", [100], 0), new("b", [105], 0), new("c", [900], 0)], Known);

        Assert.Equal(RaceOutcome.Undecided, race.Outcome);
        Assert.Null(race.Lead);
        Assert.Equal(["a", "b"], race.Next.Select(contestant => contestant.Name));
        Assert.InRange(race.LaunchesToDecide!.Value, 2, Race.MostLaunches);
    }

    // The forecast knows the cap, and where launches cannot help the race ends.
    [Fact]
    public void A_race_that_launches_cannot_decide_says_so_and_ends()
    {
        var race = new Race(
            [new("a", [100, 180, 110, 190, 105], 0), new("b", [180, 100, 190, 105, 112], 0)], new(0.35, 30, IsMeasured: true));

        Assert.Equal(RaceOutcome.Undecided, race.Outcome);
        Assert.Null(race.LaunchesToDecide);
        Assert.Empty(race.Next);
    }

    // The leader leads by its launch in the middle, and b was faster by a third in two of four rounds.
    [Fact]
    public void A_leader_that_is_often_slower_is_not_called_equal() =>
        Assert.Equal(
            RaceOutcome.Undecided,
            new Race([new("a", [100, 100, 150, 150], 0), new("b", [105, 105, 105, 105], 0)], Known).Outcome);

    // 3 % in each of eight launches that hardly vary: slower, and by less than a tenth.
    [Fact]
    public void A_row_that_is_slower_by_less_than_a_tenth_is_near()
    {
        var quiet = new RaceNoise(0.005, 50, IsMeasured: true);
        var race = new Race([new("a", [.. Enumerable.Repeat(100.0, 8)], 0), new("b", [.. Enumerable.Repeat(103.0, 8)], 0)], quiet);

        Assert.Equal((RaceOutcome.Winner, 1), (race.Outcome, race.Near.Count));
    }

    [Fact]
    public void Measured_noise_takes_the_place_of_the_assumption_in_both_directions()
    {
        IEnumerable<double[]> Rows(double step) => [[100, 100 * step, 100], [100 * step, 100, 100], [100, 100, 100 * step], [100, 100,
            100]];

        Assert.InRange(RaceNoise.Of([Rows(1.02)]).Deviation, 0, 0.05);
        Assert.InRange(RaceNoise.Of([Rows(2)]).Deviation, 0.25, 1);
        Assert.False(RaceNoise.Of([[[100], [200]]]).IsMeasured);
    }
}
