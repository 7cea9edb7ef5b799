namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

public class LineFitTests
{
    [Fact]
    public void Points_on_a_line_leave_nothing()
    {
        LineFit line = LineFit.Of([(4, 11), (8, 19), (16, 35)]);

        Assert.Equal(2, line.Slope, 9);
        Assert.Equal(3, line.Intercept, 9);
        Assert.Equal(0, line.Margin!.Value, 6);
        Assert.Equal(1, line.Explained, 9);
    }

    // Calculated by hand: the slope is 3/2, the sum of squares left is 1/6 with one degree of freedom, for which Student's 95 % value is
    // 12.706.
    [Fact]
    public void The_interval_is_that_of_Students_distribution()
    {
        LineFit line = LineFit.Of([(1, 1), (2, 2), (3, 4)]);

        Assert.Equal(1.5, line.Slope, 9);
        Assert.Equal(12.706 * Math.Sqrt(1.0 / 6 / 2), line.Margin!.Value, 3);
        Assert.Equal(1 - (1.0 / 6 / (14.0 / 3)), line.Explained, 9);
    }

    [Fact]
    public void Two_points_give_no_interval() => Assert.Null(LineFit.Of([(1, 1), (2, 2)]).Margin);

    [Fact]
    public void What_does_not_grow_is_explained()
    {
        LineFit line = LineFit.Of([(1, 5), (2, 5), (3, 5)]);
        Assert.Equal((0, 1), (line.Slope, line.Explained));
    }
}
