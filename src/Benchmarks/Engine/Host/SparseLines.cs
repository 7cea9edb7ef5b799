namespace SerBench.Benchmarks.Engine.Host;

/// <summary>Lines about progress: one at once, then at most one in ten seconds.</summary>
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
