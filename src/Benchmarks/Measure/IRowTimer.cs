using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Measure;

/// <summary>Times rows.</summary>
public interface IRowTimer
{
    /// <summary>The rows that the caller's own options of BenchmarkDotNet leave; options it does not accept are refused here.</summary>
    IReadOnlyList<TimedRow> Filter(IReadOnlyList<TimedRow> rows, TimingPlan plan);

    /// <summary>
    /// Times rows one after the other and hands over each as soon as it is done. Returns early, without an exception, once
    /// <paramref name="stop"/> is cancelled.
    /// </summary>
    void Measure(IReadOnlyList<TimedRow> rows, TimingPlan plan, Action<TimingRecord> done, CancellationToken stop);
}
