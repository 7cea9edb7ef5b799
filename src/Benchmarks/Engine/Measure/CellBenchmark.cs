using SerBench.Benchmarks.Engine.Outside.Emitted;

namespace SerBench.Benchmarks.Engine.Measure;

/// <summary>
/// The only benchmark class. Each launch runs it in a separate process, for one operation after the other. Before timing it checks the hash of the
/// verified messages, after each operation the checksum of the last value that was read.
/// </summary>
public class CellBenchmark
{
    // Tier 1 needs twice 30 calls. Short calls also make the JIT compile the loops around the codec.
    private const int WarmCalls = 100;

    private OpenedCell? _cell;
    private TimedLaunch _launch = null!;
    private int _current;
    private long _operations;

    /// <summary>The text of a <see cref="TimedLaunch"/>.</summary>
    public string Launch { get; set; } = "";

    /// <summary>The operation that the benchmark runs now.</summary>
    internal Operation Operation => _launch.Rows[_current].Operation;

    /// <summary>The memory that a decoded value keeps; null if the launch decodes nothing.</summary>
    internal long? Kept => _launch.Rows.Any(row => row.Operation == Operation.Decode) ? _cell!.Workload.MeasureKept(_launch.First.Batch) : null;

    /// <summary>True if the launch has further operations.</summary>
    internal bool HasNext => _current + 1 < _launch.Rows.Count;

    /// <summary>Opens the cell, unless an earlier operation did, and warms up the operation.</summary>
    public void Setup()
    {
        _cell ??= Open();
        for (int i = 0; i < WarmCalls; i++)
        {
            RunTimes(1);
        }

        WarmUp.Run(Run);
    }

    /// <summary>The timed method: it runs a batch of operations.</summary>
    public void Run() => RunTimes(_launch.First.Batch);

    /// <summary>Goes on to the next operation, which needs its own setup.</summary>
    internal void MoveNext() => _current++;

    public void Cleanup()
    {
        if (Operation is Operation.Encode or Operation.EncodeFresh)
        {
            // Encoding leaves no value to check, so the next value is encoded and read back.
            _cell!.Workload.Run(Operation.RoundTrip, 1);
            _operations++;
        }

        ulong expected = _cell!.Touches[(int)((_operations - 1) % _cell.Touches.Count)];
        if (_cell.Workload.TouchLast() != expected)
        {
            throw new InvalidOperationException("The last value of the timing process has a wrong checksum.");
        }
    }

    private OpenedCell Open()
    {
        // The process begins here.
        Lifeline.Watch();
        EmittedBuild.Install();
        _launch = TimedLaunch.Parse(Launch);
        Limits.MaxDepth = _launch.MaxDepth;
        return LaunchedCell.Open(_launch);
    }

    private void RunTimes(int times)
    {
        _cell!.Workload.Run(Operation, times);
        _operations += times;
    }
}
