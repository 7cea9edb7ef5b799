namespace SerBench.Benchmarks.Tests.Features.Scaling;

// What one more costs, from points on lines.
public class ScalingSectionTests
{
    private static readonly RunRecord Scaled = SampleRecords.Quick with
    {
        Scaling = new ScalingRecord(
        [
            Row("nrbf/compiled", "nesting level", bytes: 18, encode: 20, decode: 30),
            Row("dense/compiled", "nesting level", bytes: 3.5, encode: 6, decode: 0.5),
            new ScalingRow("wild/reader", "nesting level", [], "1: <no> chains"),
        ]),
    };

    [Fact]
    public void A_chart_stands_beside_the_table()
    {
        Assert.Contains("\"6.50 ns\",[[", WrittenReports.Html(Scaled));
        Assert.Contains("[\"kind0\",40,\"encode: 20.0 ns\"]", WrittenReports.Html(Scaled));
    }

    [Fact]
    public void Launches_are_joined_and_one_that_failed_adds_nothing()
    {
        ScalingRow row = Row("dense/compiled", "field", 1, 2, 3);

        Assert.Equal([11, 11, 11, 11], row.With(row).Points[0].Encode);
        Assert.Same(row, row.With(row with { Points = [], Reason = "it died" }));
    }

    // Seven of everything at nothing; two launches.
    private static ScalingRow Row(string serializer, string axis, double bytes, double encode, double decode) => new(
        serializer,
        axis,
        [.. new[] { 2, 4, 8 }
            .Select(size => new ScalingPoint(size, 7 + (bytes * size), Twice(7 + (encode * size)), Twice(7 + (decode * size))))],
        null);

    private static double[] Twice(double time) => [time, time];
}
