using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Outside;
using SerBench.Benchmarks.Records;
using SerBench.Model;
using SerBench.Serializers;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Measure;

/// <summary>
/// The only benchmark class. Each launch runs it in a separate process. Before timing it checks the hash of the verified messages, afterwards
/// the checksum of the last value that was read.
/// </summary>
public class CellBenchmark
{
    // Tier 1 needs twice 30 calls. Short calls also make the JIT compile the loops around the codec.
    private const int WarmCalls = 100;

    private OpenedCell _cell = null!;
    private TimedRow _row = null!;
    private long _operations;

    /// <summary>The text of a <see cref="TimedRow"/>.</summary>
    public string Row { get; set; } = "";

    public void Setup()
    {
        Lifeline.Watch();
        _row = TimedRow.Parse(Row);
        _cell = OpenedCell.Open(OpenSelection(_row).Find(_row.Cell));
        if (_cell.PayloadHash != _row.PayloadHash)
        {
            throw new InvalidOperationException("The messages of the timing process are not those that were verified.");
        }

        for (int i = 0; i < WarmCalls; i++)
        {
            RunTimes(1);
        }

        WarmUp.Run(Run);
    }

    /// <summary>The timed method: it runs a batch of operations.</summary>
    public void Run() => RunTimes(_row.Batch);

    public void Cleanup()
    {
        if (_row.Operation is Operation.Encode or Operation.EncodeFresh)
        {
            // Encoding leaves no value to check, so the next value is encoded and read back.
            _cell.Workload.Run(Operation.RoundTrip, 1);
            _operations++;
        }

        ulong expected = _cell.Touches[(int)((_operations - 1) % _cell.Touches.Count)];
        if (_cell.Workload.TouchLast() != expected)
        {
            throw new InvalidOperationException("The last value of the timing process has a wrong checksum.");
        }
    }

    private static CellSelection OpenSelection(TimedRow row) => row.Outside is { } file && OpenedOutside.Open(file) is var outside
        ? new CellSelection(outside.Catalog, outside.Models)
        : new CellSelection(Catalog.BuiltIn, ModelCatalog.BuiltIn);

    private void RunTimes(int times)
    {
        _cell.Workload.Run(_row.Operation, times);
        _operations += times;
    }
}
