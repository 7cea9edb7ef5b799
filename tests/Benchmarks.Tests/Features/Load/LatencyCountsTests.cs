using SerBench.Benchmarks.Features.Load;

namespace SerBench.Benchmarks.Tests.Features.Load;

public class LatencyCountsTests
{
    private static readonly double Tick = ClockFacts.ToNanoseconds(1);

    [Fact]
    public void Quantiles_are_those_of_sorted_times_to_within_three_per_cent()
    {
        var random = new Random(1);
        long[] times = [.. Enumerable.Range(0, 5000).Select(_ => random.NextInt64(1, 1L << random.Next(1, 40))).Order()];
        var counts = new LatencyCounts();
        Array.ForEach(times, counts.Add);

        var found = LatencyCounts.Summarize([counts]);

        AssertNear(times[2499], found.Median);
        AssertNear(times[4949], found.P99);
        AssertNear(times[4994], found.P999);
        Assert.Equal(times[^1] * Tick, found.Longest);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(31)]
    [InlineData(32)]
    [InlineData(63)]
    [InlineData(64)]
    [InlineData(long.MaxValue)]
    public void A_single_time_is_all_quantiles(long time)
    {
        var counts = new LatencyCounts();
        counts.Add(time);

        var found = LatencyCounts.Summarize([counts]);

        Assert.Equal(Math.Max(1, time) * Tick, found.Median);
        Assert.Equal(found, new(found.Median, found.Median, found.Median, found.Median));
    }

    [Fact]
    public void Counts_of_threads_add_up()
    {
        (LatencyCounts one, LatencyCounts other) = (new(), new());
        one.Add(10);
        other.Add(20);
        other.Add(30);

        Assert.Equal(new LoadLatencies(20 * Tick, 30 * Tick, 30 * Tick, 30 * Tick), LatencyCounts.Summarize([one, other]));
    }

    private static void AssertNear(long ticks, double found) => Assert.InRange(found / Tick, ticks, ticks * 1.04);
}
