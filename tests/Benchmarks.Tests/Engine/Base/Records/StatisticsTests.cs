namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

public class StatisticsTests
{
    // The samples of each launch are close together, and the launches are far apart.
    [Fact]
    public void Medians_of_launches_lie_in_their_interval()
    {
        double[] many = [.. Enumerable.Repeat(100.0, 30)];
        Statistics statistics = (SampleRecords.Quick.Timings[0] with { Launches = [[144, 144, 144], many] }).Summarize();

        Assert.Equal((100, 100, 144), (statistics.Median, statistics.Low, statistics.High));
    }

    // The machine was busy during one launch of each row.
    [Theory]
    [InlineData(new[] { 1172.0, 686 }, 686)]
    [InlineData(new[] { 109.0, 73, 71 }, 73)]
    [InlineData(new[] { 1000.0, 1170, 675, 691 }, 691)]
    [InlineData(new[] { 5.0 }, 5)]
    public void A_busy_machine_moves_no_time_of_several_launches(double[] launches, double time) =>
        Assert.Equal(
            (time, time),
            (new Contestant("a", launches, 0).Code,
                (SampleRecords.Quick.Timings[0] with { Launches = [.. launches.Select(launch => new[] { launch })] }).Summarize().Median));

    [Fact]
    public void Known_numbers_give_known_figures()
    {
        Statistics statistics = Statistics.Of([7, 2, 4, 4, 4, 5, 5, 9]);

        Assert.Equal(8, statistics.Count);
        Assert.Equal(2, statistics.Min);
        Assert.Equal(9, statistics.Max);
        Assert.Equal(4.5, statistics.Median);
        Assert.Equal(5, statistics.Mean);
        Assert.Equal(Math.Sqrt(32.0 / 7), statistics.StdDev, 12);
        Assert.Equal(2.7, statistics.P5, 12);
        Assert.Equal(8.3, statistics.P95, 12);
    }

    // The ranks come from the binomial distribution with one half; any table for the confidence interval of a median has them.
    [Theory]
    [InlineData(6, 1)]
    [InlineData(8, 1)]
    [InlineData(9, 2)]
    [InlineData(10, 2)]
    [InlineData(12, 3)]
    [InlineData(15, 4)]
    [InlineData(20, 6)]
    [InlineData(36, 12)]
    [InlineData(100, 40)]
    [InlineData(5000, 2431)]
    public void The_interval_lies_between_order_statistics(int count, int rank)
    {
        Statistics statistics = Statistics.Of(Enumerable.Range(1, count).Select(sample => (double)sample));

        Assert.Equal(rank, statistics.Low);
        Assert.Equal(count + 1 - rank, statistics.High);
    }

    [Fact]
    public void Few_samples_give_no_interval()
    {
        Statistics five = Statistics.Of([1, 2, 3, 4, 5]);

        Assert.Equal((null, null, 0), (five.Low, five.High, Statistics.Of([3]).StdDev));
    }

    [Fact]
    public void No_samples_are_an_error() => Assert.Throws<ArgumentException>(() => Statistics.Of([]));

    [Fact]
    public void Intervals_that_touch_overlap()
    {
        Statistics low = Statistics.Of(Enumerable.Range(10, 6).Select(sample => (double)sample));
        Statistics touching = Statistics.Of(Enumerable.Range(15, 6).Select(sample => (double)sample));
        Statistics apart = Statistics.Of(Enumerable.Range(16, 6).Select(sample => (double)sample));

        Assert.True(low.OverlapsWith(touching));
        Assert.False(low.OverlapsWith(apart));
        Assert.False(apart.OverlapsWith(low));
        Assert.True(low.OverlapsWith(Statistics.Of([1000])));
    }
}
