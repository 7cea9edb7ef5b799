namespace SerBench.Benchmarks.Tests.Engine.Host;

// A process may print without end.
public sealed class WatchedLinesTests
{
    [Fact]
    public async Task Of_a_long_line_only_the_beginning_is_kept()
    {
        var lines = new WatchedLines(new StringReader($"first\r\n\n{new string('x', WatchedLines.LongestLine + 100_000)}\nlast"));

        Assert.Equal("first", await lines.ReadAsync());
        Assert.Equal("", await lines.ReadAsync());
        Assert.Equal(WatchedLines.LongestLine, (await lines.ReadAsync())!.Length);
        Assert.Equal("last", await lines.ReadAsync());
        Assert.Null(await lines.ReadAsync());
        Assert.Equal("why", await new WatchedLines(new StringReader("\nwhy\nmore\n")).ReadFirstAsync());
    }
}
