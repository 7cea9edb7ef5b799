namespace SerBench.Benchmarks.Tests.Engine.Base.Pages;

public class TextTableTests
{
    [Fact]
    public void Markdown_pads_and_escapes()
    {
        var table = new TextTable("mode", "n");
        table.Add("a|b", "12,345");
        table.Add(@"\|", @"\");

        Assert.Equal("| mode |      n |\n| ---- | -----: |\n| a\\|b | 12,345 |\n| \\\\\\| |      \\ |\n", MarkdownTable.Render(table));
    }

    [Fact]
    public void A_row_must_fit() => Assert.Throws<ArgumentException>(() => new TextTable("a", "b").Add("only one"));

    [Theory]
    [InlineData(new[] { 41.26, 9000 }, "ns", "41.3")]
    [InlineData(new[] { 12_345.0, 99_000 }, "us", "12.3")]
    [InlineData(new[] { 123_456_789.0 }, "ms", "123")]
    public void A_table_has_the_unit_of_its_shortest_time(double[] times, string unit, string first)
    {
        TimeUnit found = TimeUnit.For(times);

        Assert.Equal(unit, found.Name);
        Assert.Equal(first, found.Format(times[0]));
    }

    [Fact]
    public void Names_of_one_format_are_joined() =>
        Assert.Equal(
            "ignite/compiled,reflection, peer/protobuf-net, peer/MessagePack, dense/compiled+lz4",
            SerializerNames.Join(["ignite/compiled", "peer/protobuf-net", "peer/MessagePack", "ignite/reflection", "dense/compiled+lz4"]));
}
