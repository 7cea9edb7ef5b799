namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class FirstSecondTests
{
    // A single fast burst among slow ones, or a slow one later, decides nothing.
    [Fact]
    public void Calls_are_settled_when_most_take_at_most_twice_as_long_as_at_the_end()
    {
        int[] times = [90, 90, 10, 90, 90, 90, 90, 21, 20, 19, 95, 12, 12, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10];

        TimeSpan settled = FirstSecond.UntilSettled(
            [.. times.Select((time, i) => (TimeSpan.FromMilliseconds(i), TimeSpan.FromMicroseconds(time)))]);

        Assert.Equal(TimeSpan.FromMilliseconds(7), settled);
    }
}
