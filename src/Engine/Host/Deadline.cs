namespace SerBench.Engine.Host;

// A process has this time to start, and again for each subject.
internal sealed class Deadline(TimeSpan patience)
{
    private const int StartTime = 60_000;

    // The unit is milliseconds since the system started.
    private double _end = Environment.TickCount64 + StartTime + patience.TotalMilliseconds;

    public TimeSpan Left => TimeSpan.FromMilliseconds(Math.Max(0, _end - Environment.TickCount64));

    public void Set(long? begun) => _end = (begun ?? (Environment.TickCount64 + StartTime)) + patience.TotalMilliseconds;
}
