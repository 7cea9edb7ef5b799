using System.Runtime.InteropServices;

namespace SerBench.Benchmarks.Tests.Engine.Host;

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

    [Fact]
    public void Each_system_stops_by_its_own_signals()
    {
        Assert.Equal([PosixSignal.SIGINT, PosixSignal.SIGQUIT, PosixSignal.SIGHUP, PosixSignal.SIGTERM], StopSignals.Of(isWindows: true));
        Assert.Equal([PosixSignal.SIGINT, PosixSignal.SIGTERM], StopSignals.Of(isWindows: false));
    }

    // Windows ends the process when the handler of some returns, so the end of a window waits for the results.
    [Theory]
    [InlineData(PosixSignal.SIGINT, ExitCode.Interrupted, false)]
    [InlineData(PosixSignal.SIGQUIT, ExitCode.Interrupted, false)]
    [InlineData(PosixSignal.SIGHUP, ExitCode.Terminated, true)]
    [InlineData(PosixSignal.SIGTERM, ExitCode.Terminated, true)]
    public void A_signal_stops_once_and_has_an_exit_code(PosixSignal signal, int code, bool waits)
    {
        using var stop = new StopSignal(null);

        Assert.True(stop.Stop(signal));
        Assert.False(stop.Stop(signal));

        Assert.True(stop.Token.IsCancellationRequested);
        Assert.Equal((RunState.Stopped, code), (stop.State, stop.ExitCode));
        Assert.Equal(waits, StopSignals.EndsAfterHandler(signal, isWindows: true));
        Assert.False(StopSignals.EndsAfterHandler(signal, isWindows: false));
    }

    // A program that the signal killed is no fault of the user, whatever is said of it. Without a signal it is.
    [Fact]
    public void Work_that_a_signal_cuts_has_the_code_of_the_signal()
    {
        using var stop = new StopSignal(null);
        int Fail() => throw new UsageException("'A' failed: it gave no reason.");

        Assert.Equal(3, stop.Run(() => 3));
        Assert.Throws<UsageException>(() => stop.Run(Fail));
        stop.Stop(PosixSignal.SIGINT);
        Assert.Equal(ExitCode.Interrupted, stop.Run(Fail));
        Assert.Equal(ExitCode.Interrupted, stop.Run(() => 0));
    }

    [Fact]
    public async Task The_handler_returns_once_the_command_has_ended()
    {
        var stop = new StopSignal(null);
        stop.AwaitEnd(PosixSignal.SIGINT, isWindows: true);
        Task handler = Task.Run(() => stop.AwaitEnd(PosixSignal.SIGHUP, isWindows: true));
        bool isWaiting = !handler.IsCompleted;

        stop.Dispose();

        await handler;
        Assert.True(isWaiting);
    }
}
