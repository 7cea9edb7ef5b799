namespace SerBench.Benchmarks.Engine.Host;

/// <summary>The end of the time that a watched process has: to start, then for each subject. Nothing that it prints moves it.</summary>
internal sealed class Deadline(TimeSpan patience)
{
    private const int StartTime = 60_000;

    // In milliseconds since the system started.
    private double _end = Environment.TickCount64 + StartTime + patience.TotalMilliseconds;

    public TimeSpan Left => TimeSpan.FromMilliseconds(Math.Max(0, _end - Environment.TickCount64));

    /// <param name="begun">The time at which a subject began; null if none has begun.</param>
    public void Set(long? begun) => _end = (begun ?? (Environment.TickCount64 + StartTime)) + patience.TotalMilliseconds;
}
