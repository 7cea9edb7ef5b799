namespace SerBench.Engine.Host;

// Setting the value affects only the caller and the work that the caller starts.
internal sealed class TimeLimit(TimeSpan usual)
{
    private readonly AsyncLocal<TimeSpan?> _set = new();

    public TimeSpan Value
    {
        get => _set.Value ?? usual;
        set => _set.Value = value;
    }
}
