namespace SerBench.Engine.Host;

internal sealed class SparseLines(Action<string> write)
{
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(10);

    private long? _last;

    public void Write(string line)
    {
        if (_last is not { } last || Stopwatch.GetElapsedTime(last) >= Pause)
        {
            _last = Stopwatch.GetTimestamp();
            write(line);
        }
    }
}
