namespace SerBench.Engine.Contract;

internal sealed record RunWork(Action<IRunInProgress, CancellationToken> Measure)
{
    public TimeSpan Time { get; init; }

    public Func<RunRecord, RunRecord> Begin { get; init; } = static record => record;
}
