using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Measure;

/// <summary>Ends a run early but in order: on the first Ctrl-C, or when its time is up. A second Ctrl-C ends the program at once.</summary>
public sealed class StopSignal : IDisposable
{
    private readonly CancellationTokenSource _source = new();
    private readonly Timer? _timer;
    private int _state = (int)RunState.Completed;

    public StopSignal(TimeSpan? budget)
    {
        Console.CancelKeyPress += OnCancelKey;
        if (budget <= TimeSpan.Zero)
        {
            Stop(RunState.BudgetSpent);
        }
        else if (budget is { } time)
        {
            _timer = new Timer(_ => Stop(RunState.BudgetSpent), null, time, Timeout.InfiniteTimeSpan);
        }
    }

    public CancellationToken Token => _source.Token;

    /// <summary>Why the run was stopped, or that it was not.</summary>
    public RunState State => (RunState)Volatile.Read(ref _state);

    // The source is left to the collector: a timer or a Ctrl-C that comes at the very end may still cancel it.
    public void Dispose()
    {
        Console.CancelKeyPress -= OnCancelKey;
        _timer?.Dispose();
    }

    private void OnCancelKey(object? sender, ConsoleCancelEventArgs arguments) => arguments.Cancel = Stop(RunState.Interrupted);

    // The first reason stands.
    private bool Stop(RunState reason)
    {
        bool isFirst = Interlocked.CompareExchange(ref _state, (int)reason, (int)RunState.Completed) == (int)RunState.Completed;
        if (isFirst)
        {
            _source.Cancel();
        }

        return isFirst;
    }
}
