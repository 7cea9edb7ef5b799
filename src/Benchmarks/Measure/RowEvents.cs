using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;

namespace SerBench.Benchmarks.Measure;

/// <summary>Hands over each row when it is done, and ends BenchmarkDotNet between two rows: it knows no other way to stop early.</summary>
internal sealed class RowEvents(Action<BenchmarkReport> done, CancellationToken stop) : EventProcessor
{
    public override void OnBuildComplete(BuildPartition partition, BuildResult result) => stop.ThrowIfCancellationRequested();

    public override void OnStartRunBenchmark(BenchmarkCase benchmarkCase) => stop.ThrowIfCancellationRequested();

    public override void OnEndRunBenchmark(BenchmarkCase benchmarkCase, BenchmarkReport report)
    {
        // A row that was cut off has too few samples, or none.
        stop.ThrowIfCancellationRequested();
        done(report);
    }
}
