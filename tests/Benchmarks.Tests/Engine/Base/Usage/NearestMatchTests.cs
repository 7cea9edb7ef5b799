namespace SerBench.Benchmarks.Tests.Engine.Base.Usage;

public class NearestMatchTests
{
    [Theory]
    [InlineData("persn", "person")]
    [InlineData("PERSON", "person")]
    [InlineData("cra", "car")]
    [InlineData("ignite-row", "ignite-raw")]
    public void The_fewest_edits_win(string name, string nearest) =>
        Assert.Equal(nearest, NearestMatch.Find(name, ["car", "ignite", "ignite-raw", "person", "tree"]));

    [Theory]
    [InlineData("MessagePack", "peer/Nerdbank.MessagePack")]
    [InlineData("protobuf", "peer/protobuf-net")]
    public void A_part_of_a_name_means_that_name(string name, string nearest) =>
        Assert.Equal(
            nearest,
            NearestMatch.Find(
                name, ["car", "xbuf2/compiled", "payload", "tree/msgpack", "peer/Nerdbank.MessagePack", "peer/protobuf-net"]));

    [Theory]
    [InlineData("--link", "--list")]
    [InlineData("nonsense", "sizes")]
    [InlineData("order-placed", "complex")]
    public void Another_word_is_not_near(string name, string other) => Assert.Null(NearestMatch.Find(name, [other]));

    [Fact]
    public void Nothing_is_near_when_there_is_nothing() =>
        Assert.Equal("There is no model 'x'.", NearestMatch.Unknown("model", "x", []).Message);
}
