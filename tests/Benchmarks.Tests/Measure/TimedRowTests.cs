using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Tests.Measure;

public class TimedRowTests
{
    private static readonly TimedRow Row = new(new CellId("peer/MessagePack:map+lz4", "person", "varied"), Operation.RoundTrip, 512, "abc");

    [Fact]
    public void The_text_holds_everything() => Assert.Equal(Row, TimedRow.Parse(Row.ToText()));

    [Fact]
    public void Other_text_is_refused() => Assert.Throws<FormatException>(() => TimedRow.Parse("a|b"));
}
