using System.Diagnostics;

namespace SerBench.Benchmarks.Trees;

/// <summary>Says on the error stream what is being done and how long the rest will take.</summary>
internal sealed class TreeProgress(TextWriter error, int steps)
{
    private int _steps = steps;
    private int _done;
    private long _start;

    /// <summary>Something whose time says nothing about the rest.</summary>
    public void Announce(string what) => error.WriteLine(what);

    /// <summary>Some steps will not be taken.</summary>
    public void Skip(int count) => _steps -= count;

    public void Step(string what)
    {
        if (_done == 0)
        {
            _start = Stopwatch.GetTimestamp();
        }

        string left = _done == 0 ? "" : $", about {Math.Ceiling((Stopwatch.GetElapsedTime(_start) / _done * (_steps - _done)).TotalSeconds):0} s left";
        _done++;
        error.WriteLine($"[{_done}/{_steps}] {what}{left}");
    }
}
