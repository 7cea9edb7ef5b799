namespace SerBench.Engine.Host;

internal sealed class Deadline(TimeSpan patience)
{
    private const int StartTime = 60_000;

    private double _end = Environment.TickCount64 + StartTime + patience.TotalMilliseconds;

    public TimeSpan Left => TimeSpan.FromMilliseconds(Math.Max(0, _end - Environment.TickCount64));

    public void Set(long? begun) => _end = (begun ?? (Environment.TickCount64 + StartTime)) + patience.TotalMilliseconds;
}
