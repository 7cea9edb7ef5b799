namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class TimedLaunchTests
{
    private static readonly TimedRow Row =
        new(new CellId("peer/MessagePack:map+lz4", "person", "varied"), Operation.RoundTrip, 512, "abc");

    [Fact]
    public void The_text_holds_everything()
    {
        TimedRow[] rows = [Row with { Operation = Operation.Encode }, Row, Row with { Operation = Operation.Article }];

        Assert.Equal(rows, TimedLaunch.Parse(new TimedLaunch(rows).ToText()).Rows);
    }

    [Fact]
    public void Other_text_is_refused() => Assert.Throws<FormatException>(() => TimedLaunch.Parse("a|b"));

    [Fact]
    public void Neighbours_of_a_cell_share_a_launch()
    {
        TimedRow other = Row with { Cell = new CellId("floor/object", "person", "varied") };
        TimedRow[] rows =
            [other, Row, Row with { Operation = Operation.Decode }, other, other with { Operation = Operation.Decode }, other];

        Assert.Equal(
            [[other], [Row, Row with { Operation = Operation.Decode }], [other, other with { Operation = Operation.Decode }], [other]],
            TimedLaunch.Of(rows).Select(launch => launch.Rows));
    }
}
