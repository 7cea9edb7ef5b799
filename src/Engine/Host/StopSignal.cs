namespace SerBench.Engine.Host;

// A command ends in order when its time is up, or on the first Ctrl-C or SIGTERM. A second signal ends the program at once.
public sealed class StopSignal : IDisposable
{
    private readonly CancellationTokenSource _source = new();
    private readonly CancellationTokenSource _stopped = new();
    private readonly ManualResetEventSlim _ended = new();
    private readonly PosixSignalRegistration[] _registrations;
    private readonly Timer? _timer;
    private readonly DateTimeOffset? _end;
    private int _state = (int)RunState.Completed;
    private volatile int _exitCode;

    public StopSignal(TimeSpan? budget)
    {
        _end = DateTimeOffset.Now + budget;
        _registrations =
            [.. StopSignals.Of(OperatingSystem.IsWindows()).Select(signal => PosixSignalRegistration.Create(signal, OnSignal))];
        if (budget <= TimeSpan.Zero)
        {
            SpendBudget();
        }
        else if (budget is { } time)
        {
            _timer = new Timer(_ => SpendBudget(), null, time, Timeout.InfiniteTimeSpan);
        }
    }

    public CancellationToken Token => _source.Token;

    // Only a signal cancels this token; the end of the command's time does not.
    public CancellationToken Stopped => _stopped.Token;

    public TimeSpan? Remaining => _end - DateTimeOffset.Now;

    public RunState State => (RunState)Volatile.Read(ref _state);

    public int? ExitCode => State == RunState.Stopped ? _exitCode : null;

    // After a signal, the work may throw a UsageException although the caller made no mistake.
    public int Run(Func<int> work)
    {
        try
        {
            int code = work();
            return ExitCode ?? code;
        }
        catch (UsageException) when (ExitCode is { } code)
        {
            return code;
        }
    }

    // A late timer or signal may still use the token sources and the event, so these are not disposed.
    public void Dispose()
    {
        Array.ForEach(_registrations, registration => registration.Dispose());
        _timer?.Dispose();
        _ended.Set();
    }

    internal bool Stop(PosixSignal signal)
    {
        if (State == RunState.Stopped)
        {
            return false;
        }

        _exitCode = StopSignals.ExitCodeOf(signal);
        Volatile.Write(ref _state, (int)RunState.Stopped);
        _stopped.Cancel();
        _source.Cancel();
        return true;
    }

    // Windows may end the process as soon as the handler returns, so the handler waits for the command's results.
    internal void AwaitEnd(PosixSignal signal, bool isWindows)
    {
        if (StopSignals.EndsAfterHandler(signal, isWindows))
        {
            _ended.Wait(StopSignals.Patience);
        }
    }

    private void OnSignal(PosixSignalContext context)
    {
        if (Stop(context.Signal))
        {
            context.Cancel = true;
            Lifeline.Cut();
            AwaitEnd(context.Signal, OperatingSystem.IsWindows());
        }
    }

    private void SpendBudget()
    {
        if (Interlocked.CompareExchange(ref _state, (int)RunState.BudgetSpent, (int)RunState.Completed) == (int)RunState.Completed)
        {
            _source.Cancel();
        }
    }
}
