namespace SerBench.Model.Tests;

public class PublishedRandomTests
{
    [Fact]
    public void DrawsWhatTheCLibraryDraws()
    {
        var random = new PublishedRandom();

        int[] drawn = [.. Enumerable.Range(0, 10).Select(_ => random.Next())];

        Assert.Equal(
            [1804289383, 846930886, 1681692777, 1714636915, 1957747793, 424238335, 719885386, 1649760492, 596516649, 1189641421],
            drawn);
    }

    [Fact]
    public void StaysInStepForAMillionDraws()
    {
        var random = new PublishedRandom();
        for (int i = 1; i < 1_000_000; i++)
        {
            random.Next();
        }

        Assert.Equal(429357853, random.Next());
    }
}
