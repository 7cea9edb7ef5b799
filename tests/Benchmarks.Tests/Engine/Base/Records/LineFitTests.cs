namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

public class LineFitTests
{
    // Points on a line leave nothing. The second is calculated by hand: the slope is 3/2, the sum of squares left is 1/6 with one degree of
    // freedom, for which Student's 95 % value is 12.706. What does not grow is explained.
    [Theory]
    [InlineData(new double[] { 4, 11, 8, 19, 16, 35 }, 2, 3, 0, 1)]
    [InlineData(new double[] { 1, 1, 2, 2, 3, 4 }, 1.5, -2 / 3.0, 3.668, 1 - (1 / 6.0 / (14 / 3.0)))]
    [InlineData(new double[] { 1, 5, 2, 5, 3, 5 }, 0, 5, 0, 1)]
    public void A_line_is_fitted(double[] points, double slope, double intercept, double margin, double explained)
    {
        LineFit line = LineFit.Of([.. points.Chunk(2).Select(point => (point[0], point[1]))]);

        Assert.Equal(slope, line.Slope, 9);
        Assert.Equal(intercept, line.Intercept, 9);
        Assert.Equal(margin, line.Margin!.Value, 3);
        Assert.Equal(explained, line.Explained, 9);
    }

    [Fact]
    public void Two_points_give_no_interval() => Assert.Null(LineFit.Of([(1, 1), (2, 2)]).Margin);
}
