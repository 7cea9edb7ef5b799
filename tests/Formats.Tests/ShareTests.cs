namespace SerBench.Formats.Tests;

public class ShareTests
{
    // The one line of a plain run about them.
    [Fact(Skip = Share.Reason, SkipUnless = nameof(Share.IsWhole), SkipType = typeof(Share))]
    public void Long_tests_are_run() => Assert.True(Share.IsWhole);

    // What no plain run takes of any serializer would be tested by .ci/run alone.
    [Fact]
    public void All_serializers_together_take_every_item()
    {
        int[] items = [.. Enumerable.Range(0, 48)];

        Assert.Equal(items, Zoo.ZooBinding.Pairs.SelectMany(pair => Share.Of(items, pair)).Distinct().Order());
        Assert.All(Zoo.ZooBinding.Pairs, pair => Assert.Equal(Share.IsWhole ? 48 : 4, Share.Of(items, pair).Count()));
    }
}
