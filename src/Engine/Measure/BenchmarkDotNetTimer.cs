using BenchmarkDotNet.Configs;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Parameters;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;

namespace SerBench.Engine.Measure;

public sealed class BenchmarkDotNetTimer : IRowTimer
{
    private static readonly TimeSpan GraceTime = TimeSpan.FromMilliseconds(500);

    private static readonly ParameterDefinition Launch =
        new(nameof(CellBenchmark.Launch), isStatic: false, values: [], isArgument: false, typeof(string), priorityInCategory: 0);

    public void Demand(TimingPlan plan) => BenchmarkDotNetConfig.Create(plan, events: null);

    public IReadOnlyList<TimedRow> Filter(IReadOnlyList<TimedRow> rows, TimingPlan plan)
    {
        ImmutableConfig config = BenchmarkDotNetConfig.Create(plan, events: null);
        Job job = JobOf(config);
        RowFilter names = RowFilter.Take(plan.Arguments).Filter;
        return [.. rows.Where(row => names.Admits(row.Record)
            && config.GetFilters().All(filter => filter.Predicate(CreateCase(new TimedLaunch(row), job, config))))];
    }

    public void Measure(IReadOnlyList<TimedRow> rows, TimingPlan plan, Action<IReadOnlyList<TimingRecord>> done, CancellationToken stop)
    {
        IReadOnlyList<TimedLaunch> launches = TimedLaunch.Of(rows);
        Dictionary<string, TimedLaunch> byText = launches.DistinctBy(launch => launch.ToText()).ToDictionary(launch => launch.ToText());
        var events = new LaunchEvents(report => done(ReportReader.Read(report, byText[LaunchOf(report.BenchmarkCase)])), stop);
        ImmutableConfig config = BenchmarkDotNetConfig.Create(plan, events);
        Job job = JobOf(config);
        BenchmarkCase[] cases = [.. launches.Select(launch => CreateCase(launch, job, config))];
        Lifeline.Hold();
        try
        {
            Summary[] summaries = Run(new BenchmarkRunInfo(cases, typeof(CellBenchmark), config), stop);
            if (summaries.SelectMany(summary => summary.ValidationErrors).FirstOrDefault(error => error.IsCritical) is { } refused)
            {
                throw new UsageException($"BenchmarkDotNet refuses to run: {refused.Message}");
            }
        }
        catch (OperationCanceledException) when (stop.IsCancellationRequested)
        {
            // LaunchEvents throws this exception between two launches. All completed rows have been handed over.
        }
    }

    // BenchmarkDotNet cannot stop while it compiles or waits for a row. Its thread is left running and ends with this process.
    private static Summary[] Run(BenchmarkRunInfo info, CancellationToken stop)
    {
        Task<Summary[]> running = Task.Factory.StartNew(
            () => BenchmarkRunner.Run([info]), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        return Task.WaitAny([running, Lifeline.WhenCut], CancellationToken.None) == 0
            || Task.WaitAny([running], (int)GraceTime.TotalMilliseconds, CancellationToken.None) == 0
            ? running.GetAwaiter().GetResult()
            : throw new OperationCanceledException(stop);
    }

    private static BenchmarkCase CreateCase(TimedLaunch launch, Job job, ImmutableConfig config)
    {
        // Attributes would give all benchmarks the same number of operations per call, but descriptors can have different ones.
        var descriptor = new Descriptor(
            typeof(CellBenchmark),
            Method(nameof(CellBenchmark.Run)),
            globalSetupMethod: Method(nameof(CellBenchmark.Setup)),
            globalCleanupMethod: Method(nameof(CellBenchmark.Cleanup)),
            description: launch.First.Record.ToString(),
            operationsPerInvoke: launch.First.Batch);
        var parameters = new ParameterInstances([new ParameterInstance(Launch, launch.ToText(), config.SummaryStyle)]);
        return BenchmarkCase.Create(descriptor, job, parameters, config);
    }

    private static Job JobOf(ImmutableConfig config) => AnchoredToolchain.Anchor(config.GetJobs().Single());

    private static string LaunchOf(BenchmarkCase benchmark) => (string)benchmark.Parameters[nameof(CellBenchmark.Launch)];

    private static MethodInfo Method(string name) => typeof(CellBenchmark).GetMethod(name)!;
}

public interface IRowTimer
{
    // Refuses options that BenchmarkDotNet does not know.
    void Demand(TimingPlan plan);

    IReadOnlyList<TimedRow> Filter(IReadOnlyList<TimedRow> rows, TimingPlan plan);

    // Adjacent rows of the same cell share a launch. The method returns early, without an exception, once `stop` is cancelled.
    void Measure(IReadOnlyList<TimedRow> rows, TimingPlan plan, Action<IReadOnlyList<TimingRecord>> done, CancellationToken stop);
}

// An exception between launches is the only way to stop BenchmarkDotNet early.
internal sealed class LaunchEvents(Action<BenchmarkReport> done, CancellationToken stop) : EventProcessor
{
    public override void OnBuildComplete(BuildPartition partition, BuildResult result) => stop.ThrowIfCancellationRequested();

    public override void OnStartRunBenchmark(BenchmarkCase benchmarkCase) => stop.ThrowIfCancellationRequested();

    public override void OnEndRunBenchmark(BenchmarkCase benchmarkCase, BenchmarkReport report)
    {
        // A launch that was cut off has too few samples.
        stop.ThrowIfCancellationRequested();
        done(report);
    }
}
