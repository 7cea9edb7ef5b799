using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Tests.Measure;

public class StopSignalTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(-5)]
    public void Time_that_is_up_before_the_start_stops_at_once(double seconds)
    {
        using var stop = new StopSignal(TimeSpan.FromSeconds(seconds));

        Assert.True(stop.Token.IsCancellationRequested);
        Assert.Equal(RunState.BudgetSpent, stop.State);
    }

    [Fact]
    public void Time_that_runs_out_stops()
    {
        using var stop = new StopSignal(TimeSpan.FromMilliseconds(1));

        Assert.True(stop.Token.WaitHandle.WaitOne(TimeSpan.FromMinutes(1)));
        Assert.Equal(RunState.BudgetSpent, stop.State);
    }

    [Fact]
    public void Without_a_budget_nothing_stops()
    {
        using var stop = new StopSignal(null);

        Assert.False(stop.Token.IsCancellationRequested);
        Assert.Equal(RunState.Completed, stop.State);
    }
}
