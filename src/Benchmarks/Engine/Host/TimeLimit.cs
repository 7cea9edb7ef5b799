namespace SerBench.Benchmarks.Engine.Host;

/// <summary>A time limit. To set another one changes it for the caller and for what the caller starts, and for nobody else.</summary>
internal sealed class TimeLimit(TimeSpan usual)
{
    private readonly AsyncLocal<TimeSpan?> _set = new();

    public TimeSpan Value
    {
        get => _set.Value ?? usual;
        set => _set.Value = value;
    }
}
