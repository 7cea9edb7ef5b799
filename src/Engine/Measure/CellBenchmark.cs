using SerBench.Engine.Outside.Emitted;

namespace SerBench.Engine.Measure;

public class CellBenchmark
{
    private const int ShortCalls = 32;

    private OpenedCell? _cell;
    private TimedLaunch _launch = null!;
    private WarmCode _code = null!;
    private int _current;

    public string Launch { get; set; } = "";

    internal long Operations { get; private set; }

    internal Operation Operation => _launch.Rows[_current].Operation;

    internal long? Kept =>
        _launch.Rows.Any(row => row.Operation == Operation.Decode) ? _cell!.Workload.MeasureKept(_launch.First.Batch) : null;

    internal bool HasNext => _current + 1 < _launch.Rows.Count;

    // All operations warm up in turn, so that the process waits for the compiler only once. Later calls do nothing.
    public void Setup()
    {
        if (_cell is null)
        {
            _cell = Open();
            _code = WarmUp.Settle(Step, ShortCalls);
        }
    }

    internal Settled<T> Measure<T>(Func<T> measure) => WarmUp.Measure(_code, Step, ShortCalls, measure);

    public void Run() => RunTimes(Operation, _launch.First.Batch);

    internal void MoveNext() => _current++;

    public void Cleanup()
    {
        if (Operation is Operation.Encode or Operation.EncodeFresh)
        {
            // Encoding leaves no value to check, so the next value is encoded and read back.
            _cell!.Workload.Run(Operation.RoundTrip, 1);
            Operations++;
        }

        ulong expected = _cell!.Touches[(int)((Operations - 1) % _cell.Touches.Count)];
        if (_cell.Workload.TouchLast() != expected)
        {
            throw new InvalidOperationException("The last value of the timing process has a wrong checksum.");
        }
    }

    private OpenedCell Open()
    {
        Lifeline.Watch();
        EmittedBuild.Install();
        _launch = TimedLaunch.Parse(Launch);
        Limits.MaxDepth = _launch.MaxDepth;
        foreach (string assembly in _launch.Assemblies)
        {
            Catalog.Add(Assembly.Load(assembly));
        }

        return LaunchedCell.Open(_launch);
    }

    private void Step()
    {
        for (int i = 0; i < ShortCalls; i++)
        {
            RunAll(1);
        }

        RunAll(_launch.First.Batch);
    }

    private void RunAll(int times)
    {
        foreach (TimedRow row in _launch.Rows)
        {
            RunTimes(row.Operation, times);
        }
    }

    private void RunTimes(Operation operation, int times)
    {
        _cell!.Workload.Run(operation, times);
        Operations += times;
    }
}
