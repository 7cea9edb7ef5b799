namespace SerBench.Engine.Host;

// The time that a watched process has: to start, then for each subject. Nothing that the process prints extends that time.
internal sealed class Deadline(TimeSpan patience)
{
    private const int StartTime = 60_000;

    // In milliseconds since the system started.
    private double _end = Environment.TickCount64 + StartTime + patience.TotalMilliseconds;

    public TimeSpan Left => TimeSpan.FromMilliseconds(Math.Max(0, _end - Environment.TickCount64));

    public void Set(long? begun) => _end = (begun ?? (Environment.TickCount64 + StartTime)) + patience.TotalMilliseconds;
}
