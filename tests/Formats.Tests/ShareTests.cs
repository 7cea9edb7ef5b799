namespace SerBench.Formats.Tests;

public class ShareTests
{
    /// <summary>What no plain run takes of any format would be tested by .ci/run alone.</summary>
    [Fact]
    public void All_formats_together_take_every_item()
    {
        int[] items = [.. Enumerable.Range(0, 40)];
        string[] formats = [.. Zoo.ZooBinding.Pairs.Where(id => id.EndsWith("/compiled", StringComparison.Ordinal))];

        Assert.Equal(items, formats.SelectMany(format => Share.Of(items, format)).Distinct().Order());
        Assert.All(formats, format => Assert.Equal(Share.IsWhole ? 40 : 10, Share.Of(items, format).Count()));
    }
}
