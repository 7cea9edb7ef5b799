namespace SerBench.Benchmarks.Engine.Host;

/// <summary>A time limit. A new value holds for the caller and the work that the caller starts, and for no other code.</summary>
internal sealed class TimeLimit(TimeSpan usual)
{
    private readonly AsyncLocal<TimeSpan?> _set = new();

    public TimeSpan Value
    {
        get => _set.Value ?? usual;
        set => _set.Value = value;
    }
}
