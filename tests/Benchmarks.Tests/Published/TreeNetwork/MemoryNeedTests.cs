using SerBench.Published.TreeNetwork;

namespace SerBench.Benchmarks.Tests.Published.TreeNetwork;

public class MemoryNeedTests
{
    private const long Plenty = 1L << 50;

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_larger_tree_never_needs_less(bool isTuned)
    {
        long[] needs = [.. new[] { 1, 10_000, 1_000_000, 10_000_000 }.Select(nodes => MemoryNeed.Of(nodes, isTuned))];

        Assert.Equal(needs.Order(), needs);
        MemoryNeed.Check(10_000_000, isTuned, Plenty);
    }

    [Fact]
    public void The_size_that_is_suggested_fits()
    {
        const long available = 1_000_000_000;

        UsageException refusal = Assert.Throws<UsageException>(() => MemoryNeed.Check(1_000_000, isTuned: false, available));

        Assert.Equal("1,000,000 nodes take about 1.9 GB, and 1.0 GB are free; try --nodes 500000.", refusal.Message);
        MemoryNeed.Check(500_000, isTuned: false, available);
    }

    [Fact]
    public void Where_the_tuned_setting_is_too_large_the_default_is_suggested()
    {
        const long available = 400_000_000;

        UsageException refusal = Assert.Throws<UsageException>(() => MemoryNeed.Check(50_000, isTuned: true, available));

        Assert.EndsWith("try --gc default --nodes 50000.", refusal.Message, StringComparison.Ordinal);
        MemoryNeed.Check(50_000, isTuned: false, available);
    }

    [Fact]
    public void Without_room_for_any_tree_no_size_is_suggested()
    {
        UsageException refusal = Assert.Throws<UsageException>(() => MemoryNeed.Check(1, isTuned: false, available: 1_000_000));

        Assert.EndsWith("free some memory.", refusal.Message, StringComparison.Ordinal);
    }
}
