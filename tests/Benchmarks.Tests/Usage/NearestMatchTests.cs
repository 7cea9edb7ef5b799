using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Tests.Usage;

public class NearestMatchTests
{
    [Theory]
    [InlineData("persn", "person")]
    [InlineData("PERSON", "person")]
    [InlineData("cra", "car")]
    [InlineData("ignite-row", "ignite-raw")]
    public void The_fewest_edits_win(string name, string nearest) =>
        Assert.Equal(nearest, NearestMatch.Find(name, ["car", "ignite", "ignite-raw", "person", "tree"]));

    [Fact]
    public void Nothing_is_near_when_there_is_nothing() => Assert.Equal("There is no model 'x'.", NearestMatch.Unknown("model", "x", []).Message);
}
