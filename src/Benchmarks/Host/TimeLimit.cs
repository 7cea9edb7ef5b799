namespace SerBench.Benchmarks.Host;

/// <summary>A time limit. Who sets another one sets it for the own calls alone, not for other threads.</summary>
internal sealed class TimeLimit(TimeSpan usual)
{
    private readonly AsyncLocal<TimeSpan?> _set = new();

    public TimeSpan Value
    {
        get => _set.Value ?? usual;
        set => _set.Value = value;
    }
}
