namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class BudgetTests
{
    private static readonly TimedRow[] Rows =
        [.. Enumerable.Range(0, 40).Select(i => new TimedRow(new CellId($"a/{i}", "person", "article"), Operation.Encode, 1024, ""))];

    private static readonly Profile Shortest = Profile.Quick with { Iterations = Profile.FewestIterations };

    private static readonly LaunchPlan WithFloor = new(new HashSet<string> { "floor/object" });

    private static readonly LaunchPlan Plan = new(new HashSet<string>());

    [Theory]
    [InlineData("90", 90)]
    [InlineData("90s", 90)]
    [InlineData("2.5m", 150)]
    [InlineData("1h", 3600)]
    public void Times_have_a_unit(string text, double seconds) => Assert.Equal(TimeSpan.FromSeconds(seconds), Budget.Parse(text));

    [Theory]
    [InlineData("")]
    [InlineData("s")]
    [InlineData("-5s")]
    [InlineData("0")]
    [InlineData("5ms")]
    [InlineData("5 days")]
    [InlineData("1e9")]
    public void Anything_else_is_refused(string text) => Assert.Throws<UsageException>(() => Budget.Parse(text));

    // Launches are cut before samples, samples before rows, and the least telling rows go next.
    [Theory]
    [InlineData("full", 2, 0, 40, "2 launches per cell")]
    [InlineData("quick", 0, 7, 40, "1 launch per cell with 7 samples per row instead of 1 with 8")]
    [InlineData("quick", 0, Profile.FewestIterations, 38, "with 6 samples per row instead of 1 with 8")]
    [InlineData("quick", 0, 0, 40, null)]
    public void A_budget_cuts_no_more_than_it_must(string name, int rounds, int samples, int rows, string? said)
    {
        Profile usual = Profile.Find(name);
        Profile cut = usual with
        {
            Rounds = rounds == 0 ? usual.Rounds : rounds, Iterations = samples == 0 ? usual.Iterations : samples,
        };

        var (profile, left, note) = Budget.Fit(
            usual, Rows, Plan, said is null ? null : Budget.Estimate(cut, new RoundSize(rows, rows)));

        Assert.Equal(cut, profile);
        Assert.Equal(Rows[..rows], left);
        Assert.True(said is null ? note is null : note!.Contains(said), note);
    }

    [Fact]
    public void A_floor_costs_two_launches()
    {
        TimedRow[] rows = [.. Rows, Rows[0] with { Cell = new CellId("floor/object", "person", "article") }];
        TimeSpan budget = Budget.Estimate(Shortest, new RoundSize(41, 41));

        var (_, fitted, _) = Budget.Fit(Profile.Quick, rows, WithFloor, budget);

        Assert.Equal([.. Rows[..39], rows[^1]], fitted);
    }

    [Fact]
    public void A_cell_goes_with_all_its_rows()
    {
        TimedRow[] rows = [.. Rows.SelectMany(row => new[] { row, row with { Operation = Operation.Decode } })];
        TimeSpan budget = Budget.Estimate(Shortest, new RoundSize(38, 75));

        Assert.Equal(rows[..74], Budget.Fit(Profile.Quick, rows, Plan, budget).Rows);
    }

    [Fact]
    public void A_floor_goes_with_the_last_cell_of_its_data()
    {
        TimedRow row = Rows[0];
        TimedRow[] rows =
        [
            row with { Cell = new CellId("floor/object", "person", "article") }, row,
            row with { Cell = new CellId("floor/object", "car", "serial") }, row with { Cell = new CellId("a/0", "car", "serial") },
        ];
        TimeSpan budget = Budget.Estimate(Shortest, new RoundSize(5, 5));

        var (_, fitted, _) = Budget.Fit(Profile.Quick, rows, WithFloor, budget);

        Assert.Equal(rows[..2], fitted);
    }

    [Fact]
    public void A_budget_too_short_for_one_cell_is_refused_at_once()
    {
        UsageException refusal = Assert.Throws<UsageException>(() => Budget.Fit(Profile.Quick, Rows, Plan, TimeSpan.FromSeconds(1)));

        Assert.Contains("leaves 1 s to time, and the first cell and its floors would take about", refusal.Message);
    }
}
