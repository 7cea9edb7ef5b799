namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

public class StudentTTests
{
    [Theory]
    [InlineData(0.05, 1, 12.706)]
    [InlineData(0.05, 2, 4.303)]
    [InlineData(0.05, 10, 2.228)]
    [InlineData(0.01, 12, 3.055)]
    [InlineData(0.001, 8, 5.041)]
    [InlineData(0.05, 1000, 1.962)]
    public void It_agrees_with_the_tables(double probability, double degrees, double expected) =>
        Assert.Equal(expected, StudentT.TwoSided(probability, degrees), 3);
}
